"""On a new machine the first text that Hypothesis makes up waits for a table of all letters."""

from hypothesis import HealthCheck, settings

settings.register_profile("waits", suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("waits")
