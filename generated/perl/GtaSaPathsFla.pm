# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaSaPathsFla;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

our $LIGHT_CYCLE_NO_LIGHT = 0;
our $LIGHT_CYCLE_NORTH_SOUTH = 1;
our $LIGHT_CYCLE_WEST_EAST = 2;
our $LIGHT_CYCLE_CYCLE_3 = 3;

our $NODE_SPEED_SLOW = 0;
our $NODE_SPEED_NORMAL = 1;
our $NODE_SPEED_FAST = 2;
our $NODE_SPEED_SPEED_3 = 3;

our $SPECIAL_USE_NO_SPECIAL_USE = 0;
our $SPECIAL_USE_PARKING_PARALLEL = 1;
our $SPECIAL_USE_PARKING_PERPENDICULAR = 2;
our $SPECIAL_USE_VALET = 3;
our $SPECIAL_USE_NIGHTCLUB = 4;
our $SPECIAL_USE_DELIVERIES = 5;
our $SPECIAL_USE_VALET_UNLOAD = 6;
our $SPECIAL_USE_NIGHTCLUB_UNLOAD = 7;
our $SPECIAL_USE_DRIVE_THROUGH = 8;
our $SPECIAL_USE_DRIVE_THROUGH_WINDOW = 9;
our $SPECIAL_USE_DELIVERIES_UNLOAD = 10;
our $SPECIAL_USE_SPECIAL_11 = 11;
our $SPECIAL_USE_SPECIAL_12 = 12;
our $SPECIAL_USE_SPECIAL_13 = 13;
our $SPECIAL_USE_SPECIAL_14 = 14;
our $SPECIAL_USE_SPECIAL_15 = 15;

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

    $self->{marker} = $self->{_io}->read_bytes(4);
    $self->{magic} = $self->{_io}->read_u4le();
    if ($self->has_name()) {
        $self->{len_name} = $self->{_io}->read_u1();
    }
    if ($self->has_name()) {
        $self->{name} = $self->{_io}->read_bytes(11);
    }
    if ($self->has_name()) {
        $self->{version_word} = $self->{_io}->read_u4le();
    }
    $self->{num_nodes} = $self->{_io}->read_u4le();
    $self->{num_vehicle_nodes} = $self->{_io}->read_u4le();
    $self->{num_ped_nodes} = $self->{_io}->read_u4le();
    $self->{num_navi_nodes} = $self->{_io}->read_u4le();
    $self->{num_links} = $self->{_io}->read_u4le();
    $self->{nodes} = [];
    my $n_nodes = $self->num_nodes();
    for (my $i = 0; $i < $n_nodes; $i++) {
        push @{$self->{nodes}}, GtaSaPathsFla::ExtendedPathNode->new($self->{_io}, $self, $self->{_root});
    }
    $self->{navi_nodes} = [];
    my $n_navi_nodes = $self->num_navi_nodes();
    for (my $i = 0; $i < $n_navi_nodes; $i++) {
        push @{$self->{navi_nodes}}, GtaSaPathsFla::ExtendedNaviNode->new($self->{_io}, $self, $self->{_root});
    }
    $self->{links} = [];
    my $n_links = $self->num_links();
    for (my $i = 0; $i < $n_links; $i++) {
        push @{$self->{links}}, GtaSaPathsFla::Link->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_links()) {
        $self->{reserved_links} = [];
        my $n_reserved_links = 192;
        for (my $i = 0; $i < $n_reserved_links; $i++) {
            push @{$self->{reserved_links}}, GtaSaPathsFla::Link->new($self->{_io}, $self, $self->{_root});
        }
    }
    $self->{navi_links} = [];
    my $n_navi_links = $self->_root()->num_links();
    for (my $i = 0; $i < $n_navi_links; $i++) {
        push @{$self->{navi_links}}, GtaSaPathsFla::NaviAddress->new($self->{_io}, $self, $self->{_root});
    }
    $self->{link_lengths} = [];
    my $n_link_lengths = $self->_root()->num_links();
    for (my $i = 0; $i < $n_link_lengths; $i++) {
        push @{$self->{link_lengths}}, $self->{_io}->read_u1();
    }
    if ($self->has_links()) {
        $self->{reserved_link_lengths} = $self->{_io}->read_bytes(192);
    }
    $self->{intersections} = [];
    my $n_intersections = $self->_root()->num_links();
    for (my $i = 0; $i < $n_intersections; $i++) {
        push @{$self->{intersections}}, GtaSaPathsFla::Intersection->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_links()) {
        $self->{reserved_intersections} = $self->{_io}->read_bytes(192);
    }
    $self->{eof_mark} = $self->{_io}->read_u4le();
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub has_links {
    my ($self) = @_;
    return $self->{has_links} if ($self->{has_links});
    $self->{has_links} = $self->num_links() != 0;
    return $self->{has_links};
}

sub has_name {
    my ($self) = @_;
    return $self->{has_name} if ($self->{has_name});
    $self->{has_name} = !($self->is_fla4());
    return $self->{has_name};
}

sub is_fla4 {
    my ($self) = @_;
    return $self->{is_fla4} if ($self->{is_fla4});
    $self->{is_fla4} = $self->magic() == 876694598;
    return $self->{is_fla4};
}

sub version {
    my ($self) = @_;
    return $self->{version} if ($self->{version});
    $self->{version} = ($self->is_fla4() ? 4 : ($self->version_word() == 861029718 ? 3 : 2));
    return $self->{version};
}

sub marker {
    my ($self) = @_;
    return $self->{marker};
}

sub magic {
    my ($self) = @_;
    return $self->{magic};
}

sub len_name {
    my ($self) = @_;
    return $self->{len_name};
}

sub name {
    my ($self) = @_;
    return $self->{name};
}

sub version_word {
    my ($self) = @_;
    return $self->{version_word};
}

sub num_nodes {
    my ($self) = @_;
    return $self->{num_nodes};
}

sub num_vehicle_nodes {
    my ($self) = @_;
    return $self->{num_vehicle_nodes};
}

sub num_ped_nodes {
    my ($self) = @_;
    return $self->{num_ped_nodes};
}

sub num_navi_nodes {
    my ($self) = @_;
    return $self->{num_navi_nodes};
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub nodes {
    my ($self) = @_;
    return $self->{nodes};
}

sub navi_nodes {
    my ($self) = @_;
    return $self->{navi_nodes};
}

sub links {
    my ($self) = @_;
    return $self->{links};
}

sub reserved_links {
    my ($self) = @_;
    return $self->{reserved_links};
}

sub navi_links {
    my ($self) = @_;
    return $self->{navi_links};
}

sub link_lengths {
    my ($self) = @_;
    return $self->{link_lengths};
}

sub reserved_link_lengths {
    my ($self) = @_;
    return $self->{reserved_link_lengths};
}

sub intersections {
    my ($self) = @_;
    return $self->{intersections};
}

sub reserved_intersections {
    my ($self) = @_;
    return $self->{reserved_intersections};
}

sub eof_mark {
    my ($self) = @_;
    return $self->{eof_mark};
}

sub trailing {
    my ($self) = @_;
    return $self->{trailing};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "version " . sprintf('%d', $self->version()) . ": " . sprintf('%d', $self->num_nodes()) . " path nodes, " . sprintf('%d', $self->num_navi_nodes()) . " navi nodes, " . sprintf('%d', $self->num_links()) . " links"
}

########################################################################
package GtaSaPathsFla::ExtendedNaviNode;

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

    $self->{classic} = GtaSaPathsFla::NaviNode->new($self->{_io}, $self, $self->{_root});
    if ($self->has_padding()) {
        $self->{padding} = $self->{_io}->read_u2le();
    }
    $self->{x_ext} = $self->{_io}->read_s4le();
    $self->{y_ext} = $self->{_io}->read_s4le();
}

sub has_padding {
    my ($self) = @_;
    return $self->{has_padding} if ($self->{has_padding});
    $self->{has_padding} = $self->_root()->is_fla4();
    return $self->{has_padding};
}

sub position_x {
    my ($self) = @_;
    return $self->{position_x} if ($self->{position_x});
    $self->{position_x} = $self->x_ext() * 0.125;
    return $self->{position_x};
}

sub position_y {
    my ($self) = @_;
    return $self->{position_y} if ($self->{position_y});
    $self->{position_y} = $self->y_ext() * 0.125;
    return $self->{position_y};
}

sub classic {
    my ($self) = @_;
    return $self->{classic};
}

sub padding {
    my ($self) = @_;
    return $self->{padding};
}

sub x_ext {
    my ($self) = @_;
    return $self->{x_ext};
}

sub y_ext {
    my ($self) = @_;
    return $self->{y_ext};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "to area " . sprintf('%d', $self->classic()->target_area_id()) . " node " . sprintf('%d', $self->classic()->target_node_id())
}

########################################################################
package GtaSaPathsFla::ExtendedPathNode;

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

    $self->{classic} = GtaSaPathsFla::PathNode->new($self->{_io}, $self, $self->{_root});
    $self->{x_ext} = $self->{_io}->read_s4le();
    $self->{y_ext} = $self->{_io}->read_s4le();
    $self->{z_ext} = $self->{_io}->read_s4le();
    if ($self->has_flood_id_ext()) {
        $self->{flood_id_ext} = $self->{_io}->read_u2le();
    }
    if ($self->has_padding()) {
        $self->{padding} = $self->{_io}->read_u2le();
    }
}

sub has_flood_id_ext {
    my ($self) = @_;
    return $self->{has_flood_id_ext} if ($self->{has_flood_id_ext});
    $self->{has_flood_id_ext} = $self->_root()->version() >= 3;
    return $self->{has_flood_id_ext};
}

sub has_padding {
    my ($self) = @_;
    return $self->{has_padding} if ($self->{has_padding});
    $self->{has_padding} = $self->_root()->is_fla4();
    return $self->{has_padding};
}

sub position_x {
    my ($self) = @_;
    return $self->{position_x} if ($self->{position_x});
    $self->{position_x} = $self->x_ext() * 0.125;
    return $self->{position_x};
}

sub position_y {
    my ($self) = @_;
    return $self->{position_y} if ($self->{position_y});
    $self->{position_y} = $self->y_ext() * 0.125;
    return $self->{position_y};
}

sub position_z {
    my ($self) = @_;
    return $self->{position_z} if ($self->{position_z});
    $self->{position_z} = $self->z_ext() * 0.125;
    return $self->{position_z};
}

sub classic {
    my ($self) = @_;
    return $self->{classic};
}

sub x_ext {
    my ($self) = @_;
    return $self->{x_ext};
}

sub y_ext {
    my ($self) = @_;
    return $self->{y_ext};
}

sub z_ext {
    my ($self) = @_;
    return $self->{z_ext};
}

sub flood_id_ext {
    my ($self) = @_;
    return $self->{flood_id_ext};
}

sub padding {
    my ($self) = @_;
    return $self->{padding};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->classic()->area_id()) . " node " . sprintf('%d', $self->classic()->node_id())
}

########################################################################
package GtaSaPathsFla::Intersection;

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

    $self->{road_cross} = $self->{_io}->read_bits_int_le(1);
    $self->{ped_traffic_light} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved} = $self->{_io}->read_bits_int_le(6);
}

sub road_cross {
    my ($self) = @_;
    return $self->{road_cross};
}

sub ped_traffic_light {
    my ($self) = @_;
    return $self->{ped_traffic_light};
}

sub reserved {
    my ($self) = @_;
    return $self->{reserved};
}

########################################################################
package GtaSaPathsFla::LaneBits;

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

    $self->{left_lanes} = $self->{_io}->read_bits_int_le(3);
    $self->{right_lanes} = $self->{_io}->read_bits_int_le(3);
    $self->{traffic_light_at_target} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved} = $self->{_io}->read_bits_int_le(1);
}

sub left_lanes {
    my ($self) = @_;
    return $self->{left_lanes};
}

sub right_lanes {
    my ($self) = @_;
    return $self->{right_lanes};
}

sub traffic_light_at_target {
    my ($self) = @_;
    return $self->{traffic_light_at_target};
}

sub reserved {
    my ($self) = @_;
    return $self->{reserved};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->left_lanes()) . " left, " . sprintf('%d', $self->right_lanes()) . " right"
}

########################################################################
package GtaSaPathsFla::LightBits;

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

    $self->{state} = $self->{_io}->read_bits_int_le(2);
    $self->{bridge_lights} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved} = $self->{_io}->read_bits_int_le(13);
}

sub state_name {
    my ($self) = @_;
    return $self->{state_name} if ($self->{state_name});
    $self->{state_name} = $self->state();
    return $self->{state_name};
}

sub state {
    my ($self) = @_;
    return $self->{state};
}

sub bridge_lights {
    my ($self) = @_;
    return $self->{bridge_lights};
}

sub reserved {
    my ($self) = @_;
    return $self->{reserved};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "light state " . sprintf('%d', $self->state())
}

########################################################################
package GtaSaPathsFla::Link;

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
}

sub area_id {
    my ($self) = @_;
    return $self->{area_id};
}

sub node_id {
    my ($self) = @_;
    return $self->{node_id};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->area_id()) . " node " . sprintf('%d', $self->node_id())
}

########################################################################
package GtaSaPathsFla::NaviAddress;

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

    $self->{navi_id} = $self->{_io}->read_u2le();
    $self->{navi_area_id} = $self->{_io}->read_u2le();
}

sub navi_id {
    my ($self) = @_;
    return $self->{navi_id};
}

sub navi_area_id {
    my ($self) = @_;
    return $self->{navi_area_id};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->navi_area_id()) . " navi node " . sprintf('%d', $self->navi_id())
}

########################################################################
package GtaSaPathsFla::NaviNode;

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

    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
    $self->{target_area_id} = $self->{_io}->read_u2le();
    $self->{target_node_id} = $self->{_io}->read_u2le();
    $self->{dir_x} = $self->{_io}->read_s1();
    $self->{dir_y} = $self->{_io}->read_s1();
    $self->{path_width} = $self->{_io}->read_u1();
    $self->{lanes} = GtaSaPathsFla::LaneBits->new($self->{_io}, $self, $self->{_root});
    $self->{traffic_light} = GtaSaPathsFla::LightBits->new($self->{_io}, $self, $self->{_root});
}

sub direction_x {
    my ($self) = @_;
    return $self->{direction_x} if ($self->{direction_x});
    $self->{direction_x} = $self->dir_x() * 0.01;
    return $self->{direction_x};
}

sub direction_y {
    my ($self) = @_;
    return $self->{direction_y} if ($self->{direction_y});
    $self->{direction_y} = $self->dir_y() * 0.01;
    return $self->{direction_y};
}

sub full_width {
    my ($self) = @_;
    return $self->{full_width} if ($self->{full_width});
    $self->{full_width} = $self->path_width() * 0.125;
    return $self->{full_width};
}

sub half_width {
    my ($self) = @_;
    return $self->{half_width} if ($self->{half_width});
    $self->{half_width} = $self->path_width() * 0.0625;
    return $self->{half_width};
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

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub target_area_id {
    my ($self) = @_;
    return $self->{target_area_id};
}

sub target_node_id {
    my ($self) = @_;
    return $self->{target_node_id};
}

sub dir_x {
    my ($self) = @_;
    return $self->{dir_x};
}

sub dir_y {
    my ($self) = @_;
    return $self->{dir_y};
}

sub path_width {
    my ($self) = @_;
    return $self->{path_width};
}

sub lanes {
    my ($self) = @_;
    return $self->{lanes};
}

sub traffic_light {
    my ($self) = @_;
    return $self->{traffic_light};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "to area " . sprintf('%d', $self->target_area_id()) . " node " . sprintf('%d', $self->target_node_id())
}

########################################################################
package GtaSaPathsFla::NodeFlags;

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

    $self->{link_count} = $self->{_io}->read_bits_int_le(4);
    $self->{on_dead_end} = $self->{_io}->read_bits_int_le(1);
    $self->{switched_off} = $self->{_io}->read_bits_int_le(1);
    $self->{road_block} = $self->{_io}->read_bits_int_le(1);
    $self->{water_node} = $self->{_io}->read_bits_int_le(1);
    $self->{switched_off_original} = $self->{_io}->read_bits_int_le(1);
    $self->{already_found} = $self->{_io}->read_bits_int_le(1);
    $self->{dont_wander} = $self->{_io}->read_bits_int_le(1);
    $self->{interior_node} = $self->{_io}->read_bits_int_le(1);
    $self->{speed} = $self->{_io}->read_bits_int_le(2);
    $self->{dummy} = $self->{_io}->read_bits_int_le(2);
    $self->{density} = $self->{_io}->read_bits_int_le(4);
    $self->{special_function} = $self->{_io}->read_bits_int_le(4);
    $self->{padding} = $self->{_io}->read_bits_int_le(8);
}

sub special_function_name {
    my ($self) = @_;
    return $self->{special_function_name} if ($self->{special_function_name});
    $self->{special_function_name} = $self->special_function();
    return $self->{special_function_name};
}

sub speed_name {
    my ($self) = @_;
    return $self->{speed_name} if ($self->{speed_name});
    $self->{speed_name} = $self->speed();
    return $self->{speed_name};
}

sub link_count {
    my ($self) = @_;
    return $self->{link_count};
}

sub on_dead_end {
    my ($self) = @_;
    return $self->{on_dead_end};
}

sub switched_off {
    my ($self) = @_;
    return $self->{switched_off};
}

sub road_block {
    my ($self) = @_;
    return $self->{road_block};
}

sub water_node {
    my ($self) = @_;
    return $self->{water_node};
}

sub switched_off_original {
    my ($self) = @_;
    return $self->{switched_off_original};
}

sub already_found {
    my ($self) = @_;
    return $self->{already_found};
}

sub dont_wander {
    my ($self) = @_;
    return $self->{dont_wander};
}

sub interior_node {
    my ($self) = @_;
    return $self->{interior_node};
}

sub speed {
    my ($self) = @_;
    return $self->{speed};
}

sub dummy {
    my ($self) = @_;
    return $self->{dummy};
}

sub density {
    my ($self) = @_;
    return $self->{density};
}

sub special_function {
    my ($self) = @_;
    return $self->{special_function};
}

sub padding {
    my ($self) = @_;
    return $self->{padding};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->link_count()) . " links"
}

########################################################################
package GtaSaPathsFla::PathNode;

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
    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
    $self->{z} = $self->{_io}->read_s2le();
    $self->{search_distance} = $self->{_io}->read_s2le();
    $self->{base_link} = $self->{_io}->read_s2le();
    $self->{area_id} = $self->{_io}->read_u2le();
    $self->{node_id} = $self->{_io}->read_u2le();
    $self->{path_width} = $self->{_io}->read_u1();
    $self->{flood_id} = $self->{_io}->read_u1();
    $self->{flags} = GtaSaPathsFla::NodeFlags->new($self->{_io}, $self, $self->{_root});
}

sub full_width {
    my ($self) = @_;
    return $self->{full_width} if ($self->{full_width});
    $self->{full_width} = $self->path_width() * 0.125;
    return $self->{full_width};
}

sub half_width {
    my ($self) = @_;
    return $self->{half_width} if ($self->{half_width});
    $self->{half_width} = $self->path_width() * 0.0625;
    return $self->{half_width};
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
    $self->{position_z} = $self->z() * 0.125;
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

sub search_distance {
    my ($self) = @_;
    return $self->{search_distance};
}

sub base_link {
    my ($self) = @_;
    return $self->{base_link};
}

sub area_id {
    my ($self) = @_;
    return $self->{area_id};
}

sub node_id {
    my ($self) = @_;
    return $self->{node_id};
}

sub path_width {
    my ($self) = @_;
    return $self->{path_width};
}

sub flood_id {
    my ($self) = @_;
    return $self->{flood_id};
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
