# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaIvPaths;

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

    $self->{num_nodes} = $self->{_io}->read_u4le();
    $self->{num_vehicle_nodes} = $self->{_io}->read_u4le();
    $self->{num_intersection_nodes} = $self->{_io}->read_u4le();
    $self->{num_links} = $self->{_io}->read_u4le();
    $self->{nodes} = [];
    my $n_nodes = $self->num_nodes();
    for (my $i = 0; $i < $n_nodes; $i++) {
        push @{$self->{nodes}}, GtaIvPaths::PathNode->new($self->{_io}, $self, $self->{_root});
    }
    $self->{links} = [];
    my $n_links = $self->num_links();
    for (my $i = 0; $i < $n_links; $i++) {
        push @{$self->{links}}, GtaIvPaths::PathLink->new($self->{_io}, $self, $self->{_root});
    }
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub num_nodes {
    my ($self) = @_;
    return $self->{num_nodes};
}

sub num_vehicle_nodes {
    my ($self) = @_;
    return $self->{num_vehicle_nodes};
}

sub num_intersection_nodes {
    my ($self) = @_;
    return $self->{num_intersection_nodes};
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub nodes {
    my ($self) = @_;
    return $self->{nodes};
}

sub links {
    my ($self) = @_;
    return $self->{links};
}

sub trailing {
    my ($self) = @_;
    return $self->{trailing};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_nodes()) . " nodes, " . sprintf('%d', $self->num_links()) . " links"
}

########################################################################
package GtaIvPaths::LaneCounts;

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

    $self->{lanes_0_2} = $self->{_io}->read_bits_int_le(3);
    $self->{lanes_3_5} = $self->{_io}->read_bits_int_le(3);
    $self->{unused} = $self->{_io}->read_bits_int_le(2);
}

sub lanes_0_2 {
    my ($self) = @_;
    return $self->{lanes_0_2};
}

sub lanes_3_5 {
    my ($self) = @_;
    return $self->{lanes_3_5};
}

sub unused {
    my ($self) = @_;
    return $self->{unused};
}

########################################################################
package GtaIvPaths::NodeFlags;

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

    $self->{spawn_density} = $self->{_io}->read_bits_int_le(4);
    $self->{behaviour} = $self->{_io}->read_bits_int_le(4);
    $self->{flag_8} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_9} = $self->{_io}->read_bits_int_le(1);
    $self->{boat_movement} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_11} = $self->{_io}->read_bits_int_le(1);
    $self->{dirt_road} = $self->{_io}->read_bits_int_le(1);
    $self->{highway} = $self->{_io}->read_bits_int_le(1);
    $self->{slow_traffic} = $self->{_io}->read_bits_int_le(1);
    $self->{unlinked} = $self->{_io}->read_bits_int_le(1);
    $self->{num_own_links} = $self->{_io}->read_bits_int_le(4);
    $self->{flag_20} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_21} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_22} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_23} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_24} = $self->{_io}->read_bits_int_le(1);
    $self->{water} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_26} = $self->{_io}->read_bits_int_le(1);
    $self->{ignored} = $self->{_io}->read_bits_int_le(1);
    $self->{dont_wander} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_29} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_30} = $self->{_io}->read_bits_int_le(1);
    $self->{flag_31} = $self->{_io}->read_bits_int_le(1);
}

sub spawn_density {
    my ($self) = @_;
    return $self->{spawn_density};
}

sub behaviour {
    my ($self) = @_;
    return $self->{behaviour};
}

sub flag_8 {
    my ($self) = @_;
    return $self->{flag_8};
}

sub flag_9 {
    my ($self) = @_;
    return $self->{flag_9};
}

sub boat_movement {
    my ($self) = @_;
    return $self->{boat_movement};
}

sub flag_11 {
    my ($self) = @_;
    return $self->{flag_11};
}

sub dirt_road {
    my ($self) = @_;
    return $self->{dirt_road};
}

sub highway {
    my ($self) = @_;
    return $self->{highway};
}

sub slow_traffic {
    my ($self) = @_;
    return $self->{slow_traffic};
}

sub unlinked {
    my ($self) = @_;
    return $self->{unlinked};
}

sub num_own_links {
    my ($self) = @_;
    return $self->{num_own_links};
}

sub flag_20 {
    my ($self) = @_;
    return $self->{flag_20};
}

sub flag_21 {
    my ($self) = @_;
    return $self->{flag_21};
}

sub flag_22 {
    my ($self) = @_;
    return $self->{flag_22};
}

sub flag_23 {
    my ($self) = @_;
    return $self->{flag_23};
}

sub flag_24 {
    my ($self) = @_;
    return $self->{flag_24};
}

sub water {
    my ($self) = @_;
    return $self->{water};
}

sub flag_26 {
    my ($self) = @_;
    return $self->{flag_26};
}

sub ignored {
    my ($self) = @_;
    return $self->{ignored};
}

sub dont_wander {
    my ($self) = @_;
    return $self->{dont_wander};
}

sub flag_29 {
    my ($self) = @_;
    return $self->{flag_29};
}

sub flag_30 {
    my ($self) = @_;
    return $self->{flag_30};
}

sub flag_31 {
    my ($self) = @_;
    return $self->{flag_31};
}

########################################################################
package GtaIvPaths::PathLink;

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

    $self->{area_id} = $self->{_io}->read_u2le();
    $self->{node_id} = $self->{_io}->read_u2le();
    $self->{length} = $self->{_io}->read_u1();
    $self->{lanes} = GtaIvPaths::LaneCounts->new($self->{_io}, $self, $self->{_root});
    $self->{link_flags} = $self->{_io}->read_u2le();
}

sub area_id {
    my ($self) = @_;
    return $self->{area_id};
}

sub node_id {
    my ($self) = @_;
    return $self->{node_id};
}

sub length {
    my ($self) = @_;
    return $self->{length};
}

sub lanes {
    my ($self) = @_;
    return $self->{lanes};
}

sub link_flags {
    my ($self) = @_;
    return $self->{link_flags};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "to area " . sprintf('%d', $self->area_id()) . " node " . sprintf('%d', $self->node_id())
}

########################################################################
package GtaIvPaths::PathNode;

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

    $self->{next_ptr} = $self->{_io}->read_u4le();
    $self->{prev_ptr} = $self->{_io}->read_u4le();
    $self->{area_id} = $self->{_io}->read_u2le();
    $self->{node_id} = $self->{_io}->read_u2le();
    $self->{street_name_hash} = $self->{_io}->read_u4le();
    $self->{search_distance} = $self->{_io}->read_u2le();
    $self->{first_link} = $self->{_io}->read_u2le();
    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
    $self->{z} = $self->{_io}->read_s2le();
    $self->{path_width} = $self->{_io}->read_u1();
    $self->{flood_group} = $self->{_io}->read_u1();
    $self->{flags} = GtaIvPaths::NodeFlags->new($self->{_io}, $self, $self->{_root});
}

sub position_x {
    my ($self) = @_;
    return $self->{position_x} if ($self->{position_x});
    $self->{position_x} = $self->x() * 0.125;
    return $self->{position_x};
}

sub position_y {
    my ($self) = @_;
    return $self->{position_y} if ($self->{position_y});
    $self->{position_y} = $self->y() * 0.125;
    return $self->{position_y};
}

sub position_z {
    my ($self) = @_;
    return $self->{position_z} if ($self->{position_z});
    $self->{position_z} = $self->z() * 0.0078125;
    return $self->{position_z};
}

sub next_ptr {
    my ($self) = @_;
    return $self->{next_ptr};
}

sub prev_ptr {
    my ($self) = @_;
    return $self->{prev_ptr};
}

sub area_id {
    my ($self) = @_;
    return $self->{area_id};
}

sub node_id {
    my ($self) = @_;
    return $self->{node_id};
}

sub street_name_hash {
    my ($self) = @_;
    return $self->{street_name_hash};
}

sub search_distance {
    my ($self) = @_;
    return $self->{search_distance};
}

sub first_link {
    my ($self) = @_;
    return $self->{first_link};
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

sub path_width {
    my ($self) = @_;
    return $self->{path_width};
}

sub flood_group {
    my ($self) = @_;
    return $self->{flood_group};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->area_id()) . " node " . sprintf('%d', $self->node_id())
}

1;
