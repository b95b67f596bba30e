"""A window that has a size and a widget tree, and is nothing on any screen: for where no library draws."""

from typing import Any


def install(size: tuple[int, int], density: float) -> None:
    import kivy.core as core

    real_select = core.core_select_lib

    def select(category: str, *args: Any, **kwargs: Any) -> Any:
        if category != "window":
            return real_select(category, *args, **kwargs)
        from kivy.core.window import WindowBase

        class FakeWindow(WindowBase):  # type: ignore[misc]
            gl_backends_allowed = ("mock",)

            def create_window(self, *args: Any) -> None:
                if not self.initialized:
                    self._size = list(size)
                self.dpi = 160.0 * density
                super().create_window(*args)

            def set_title(self, title: str) -> None:
                self.title = title

            def set_icon(self, filename: str) -> None: ...

            def close(self) -> None: ...

        return FakeWindow()

    core.core_select_lib = select
