"""`python -m navspec`."""

import sys

from navspec.cli import main

sys.exit(main())
