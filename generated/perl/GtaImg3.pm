# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaImg3;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root || $self;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{magic} = $self->{_io}->read_bytes(4);
    $self->{version} = $self->{_io}->read_u4le();
    $self->{num_entries} = $self->{_io}->read_u4le();
    $self->{len_table} = $self->{_io}->read_u4le();
    $self->{len_entry} = $self->{_io}->read_u2le();
    $self->{unknown} = $self->{_io}->read_u2le();
    $self->{entries} = [];
    my $n_entries = $self->num_entries();
    for (my $i = 0; $i < $n_entries; $i++) {
        push @{$self->{entries}}, GtaImg3::DirectoryEntry->new($self->{_io}, $self, $self->{_root});
    }
    $self->{names} = [];
    my $n_names = $self->_root()->num_entries();
    for (my $i = 0; $i < $n_names; $i++) {
        push @{$self->{names}}, GtaImg3::FileName->new($self->{_io}, $self, $self->{_root});
    }
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub magic {
    my ($self) = @_;
    return $self->{magic};
}

sub version {
    my ($self) = @_;
    return $self->{version};
}

sub num_entries {
    my ($self) = @_;
    return $self->{num_entries};
}

sub len_table {
    my ($self) = @_;
    return $self->{len_table};
}

sub len_entry {
    my ($self) = @_;
    return $self->{len_entry};
}

sub unknown {
    my ($self) = @_;
    return $self->{unknown};
}

sub entries {
    my ($self) = @_;
    return $self->{entries};
}

sub names {
    my ($self) = @_;
    return $self->{names};
}

sub trailing {
    my ($self) = @_;
    return $self->{trailing};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_entries()) . " entries"
}

########################################################################
package GtaImg3::DirectoryEntry;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{len_file} = $self->{_io}->read_u4le();
    $self->{resource_type} = $self->{_io}->read_u4le();
    $self->{block} = $self->{_io}->read_u4le();
    $self->{num_blocks} = $self->{_io}->read_u2le();
    $self->{flags} = GtaImg3::EntryFlags->new($self->{_io}, $self, $self->{_root});
}

sub is_resource {
    my ($self) = @_;
    return $self->{is_resource} if ($self->{is_resource});
    $self->{is_resource} = $self->len_file() >= 1073741824;
    return $self->{is_resource};
}

sub len_body {
    my ($self) = @_;
    return $self->{len_body} if ($self->{len_body});
    $self->{len_body} = ($self->is_resource() ? ($self->num_blocks() * 2048 - $self->flags()->len_unused()) : $self->len_file());
    return $self->{len_body};
}

sub ofs_body {
    my ($self) = @_;
    return $self->{ofs_body} if ($self->{ofs_body});
    $self->{ofs_body} = ($self->block() * 2048);
    return $self->{ofs_body};
}

sub len_file {
    my ($self) = @_;
    return $self->{len_file};
}

sub resource_type {
    my ($self) = @_;
    return $self->{resource_type};
}

sub block {
    my ($self) = @_;
    return $self->{block};
}

sub num_blocks {
    my ($self) = @_;
    return $self->{num_blocks};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_blocks()) . " blocks from block " . sprintf('%d', $self->block())
}

########################################################################
package GtaImg3::EntryFlags;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{len_unused} = $self->{_io}->read_bits_int_le(11);
    $self->{unknown_11} = $self->{_io}->read_bits_int_le(2);
    $self->{is_resource_file} = $self->{_io}->read_bits_int_le(1);
    $self->{is_old_resource} = $self->{_io}->read_bits_int_le(1);
    $self->{unknown_15} = $self->{_io}->read_bits_int_le(1);
}

sub len_unused {
    my ($self) = @_;
    return $self->{len_unused};
}

sub unknown_11 {
    my ($self) = @_;
    return $self->{unknown_11};
}

sub is_resource_file {
    my ($self) = @_;
    return $self->{is_resource_file};
}

sub is_old_resource {
    my ($self) = @_;
    return $self->{is_old_resource};
}

sub unknown_15 {
    my ($self) = @_;
    return $self->{unknown_15};
}

########################################################################
package GtaImg3::FileName;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{name} = $self->{_io}->read_bytes_term(0, 0, 1, 1);
}

sub name {
    my ($self) = @_;
    return $self->{name};
}

1;
