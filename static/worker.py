"""The file that PyScript starts the worker with; the work is in the package."""

from rsg.browser.worker import exchange

__export__ = ["exchange"]
