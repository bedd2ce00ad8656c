"""The public names: what type checkers know, and where `navspec` looks for them when they are first used."""

from .api import (
    build as build,
    census as census,
    check as check,
    check_many as check_many,
    compile as compile,
    convert as convert,
    diff as diff,
    dump as dump,
    edit as edit,
    export as export,
    extract as extract,
    formats as formats,
    get as get,
    graph as graph,
    identify as identify,
    info as info,
    load as load,
    merge as merge,
    ls as ls,
    pack as pack,
    repair as repair,
    roundtrip as roundtrip,
    route as route,
    rules as rules,
    save as save,
    table_set as table_set,
    tables as tables,
    to_bytes as to_bytes,
)
from .columns import Tables as Tables, TableSet as TableSet
from .errors import (
    FamilyWarning as FamilyWarning,
    LimitExceeded as LimitExceeded,
    LinkWarning as LinkWarning,
    NavspecError as NavspecError,
    NavspecWarning as NavspecWarning,
    NoSuchPart as NoSuchPart,
    ReadError as ReadError,
    UnknownFormat as UnknownFormat,
    UnsupportedVersion as UnsupportedVersion,
    WriteError as WriteError,
)
from .family.contract import Format as Format
from .family.rules.options import Folder as Folder
from .graphs.graph import Graph as Graph
from .inputs.remote import set_timeout as set_timeout
from .records.census import Census as Census
from .records.networks import Compiled as Compiled
from .records.conversion import Converted as Converted
from .records.comparison import Difference as Difference
from .records.changes import Edited as Edited
from .records.networks import Exported as Exported
from .records.networks import Merged as Merged
from .records.archives import Extracted as Extracted
from .records.contents import Facts as Facts
from .records.archives import Packed as Packed
from .records.contents import Parts as Parts, Values as Values
from .records.changes import Repaired as Repaired
from .records.report import Finding as Finding, Report as Report, Rule as Rule
from .records.comparison import Roundtrip as Roundtrip
from .records.networks import Route as Route
from .records.bulk import BulkReport as BulkReport
from .records.suppression import Suppress as Suppress, Suppressed as Suppressed
from .version import __version__ as __version__

Checked = BulkReport
"""Deprecated: the old name."""
