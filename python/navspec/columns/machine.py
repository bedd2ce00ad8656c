"""The virtual machine that programs are written for; importing the rest of awkward, which ships it, takes 0.2 s."""

try:
    from awkward_cpp.lib._ext import ForthMachine64
except ImportError:  # a version of awkward that keeps it elsewhere
    from awkward.forth import ForthMachine64

__all__ = ["ForthMachine64"]
