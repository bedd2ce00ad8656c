# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaImg;

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
    $self->{num_entries} = $self->{_io}->read_u4le();
    $self->{entries} = [];
    my $n_entries = $self->num_entries();
    for (my $i = 0; $i < $n_entries; $i++) {
        push @{$self->{entries}}, GtaImg::DirectoryEntry->new($self->{_io}, $self, $self->{_root});
    }
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub magic {
    my ($self) = @_;
    return $self->{magic};
}

sub num_entries {
    my ($self) = @_;
    return $self->{num_entries};
}

sub entries {
    my ($self) = @_;
    return $self->{entries};
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
package GtaImg::DirectoryEntry;

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

    $self->{sector} = $self->{_io}->read_u4le();
    $self->{num_sectors} = $self->{_io}->read_u2le();
    $self->{num_sectors_archive} = $self->{_io}->read_u2le();
    $self->{name} = $self->{_io}->read_bytes(24);
}

sub len_body {
    my ($self) = @_;
    return $self->{len_body} if ($self->{len_body});
    $self->{len_body} = (($self->num_sectors_archive() != 0 ? $self->num_sectors_archive() : $self->num_sectors()) * 2048);
    return $self->{len_body};
}

sub ofs_body {
    my ($self) = @_;
    return $self->{ofs_body} if ($self->{ofs_body});
    $self->{ofs_body} = ($self->sector() * 2048);
    return $self->{ofs_body};
}

sub sector {
    my ($self) = @_;
    return $self->{sector};
}

sub num_sectors {
    my ($self) = @_;
    return $self->{num_sectors};
}

sub num_sectors_archive {
    my ($self) = @_;
    return $self->{num_sectors_archive};
}

sub name {
    my ($self) = @_;
    return $self->{name};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_sectors()) . " sectors from sector " . sprintf('%d', $self->sector())
}

1;
