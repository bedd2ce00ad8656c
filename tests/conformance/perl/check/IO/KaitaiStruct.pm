package IO::KaitaiStruct;

# Nothing but the name: `perl -c` wants the runtime to be there. Programs use the official one.

our $VERSION = 0.011;

1;
