import pytest

from tests.contract.worlds import Setting, settings


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    return request.param
