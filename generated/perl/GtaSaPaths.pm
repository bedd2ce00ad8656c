# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaSaPaths;

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

    $self->{num_nodes} = $self->{_io}->read_u4le();
    $self->{num_vehicle_nodes} = $self->{_io}->read_u4le();
    $self->{num_ped_nodes} = $self->{_io}->read_u4le();
    $self->{num_navi_nodes} = $self->{_io}->read_u4le();
    $self->{num_links} = $self->{_io}->read_u4le();
    $self->{nodes} = [];
    my $n_nodes = $self->num_nodes();
    for (my $i = 0; $i < $n_nodes; $i++) {
        push @{$self->{nodes}}, GtaSaPaths::PathNode->new($self->{_io}, $self, $self->{_root});
    }
    $self->{navi_nodes} = [];
    my $n_navi_nodes = $self->num_navi_nodes();
    for (my $i = 0; $i < $n_navi_nodes; $i++) {
        push @{$self->{navi_nodes}}, GtaSaPaths::NaviNode->new($self->{_io}, $self, $self->{_root});
    }
    $self->{links} = [];
    my $n_links = $self->num_links();
    for (my $i = 0; $i < $n_links; $i++) {
        push @{$self->{links}}, GtaSaPaths::Link->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_links()) {
        $self->{reserved_links} = [];
        my $n_reserved_links = 192;
        for (my $i = 0; $i < $n_reserved_links; $i++) {
            push @{$self->{reserved_links}}, GtaSaPaths::Link->new($self->{_io}, $self, $self->{_root});
        }
    }
    $self->{navi_links} = [];
    my $n_navi_links = $self->_root()->num_links();
    for (my $i = 0; $i < $n_navi_links; $i++) {
        push @{$self->{navi_links}}, GtaSaPaths::NaviLink->new($self->{_io}, $self, $self->{_root});
    }
    $self->{link_lengths} = [];
    my $n_link_lengths = $self->_root()->num_links();
    for (my $i = 0; $i < $n_link_lengths; $i++) {
        push @{$self->{link_lengths}}, $self->{_io}->read_u1();
    }
    if ($self->has_reserved_link_lengths()) {
        $self->{reserved_link_lengths} = $self->{_io}->read_bytes(192);
    }
    if ($self->has_intersections()) {
        $self->{intersections} = [];
        my $n_intersections = $self->_root()->num_links();
        for (my $i = 0; $i < $n_intersections; $i++) {
            push @{$self->{intersections}}, GtaSaPaths::Intersection->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_reserved_intersections()) {
        $self->{reserved_intersections} = $self->{_io}->read_bytes(192);
    }
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub has_intersections {
    my ($self) = @_;
    return $self->{has_intersections} if ($self->{has_intersections});
    $self->{has_intersections} = $self->has_tail();
    return $self->{has_intersections};
}

sub has_links {
    my ($self) = @_;
    return $self->{has_links} if ($self->{has_links});
    $self->{has_links} = $self->num_links() != 0;
    return $self->{has_links};
}

sub has_reserved_intersections {
    my ($self) = @_;
    return $self->{has_reserved_intersections} if ($self->{has_reserved_intersections});
    $self->{has_reserved_intersections} =  (($self->has_links()) && ($self->has_tail())) ;
    return $self->{has_reserved_intersections};
}

sub has_reserved_link_lengths {
    my ($self) = @_;
    return $self->{has_reserved_link_lengths} if ($self->{has_reserved_link_lengths});
    $self->{has_reserved_link_lengths} =  (($self->has_links()) && ($self->has_tail()) && (!($self->is_wiki_sized()))) ;
    return $self->{has_reserved_link_lengths};
}

sub has_tail {
    my ($self) = @_;
    return $self->{has_tail} if ($self->{has_tail});
    $self->{has_tail} =  ((!($self->has_links())) || ($self->is_wiki_sized()) || ($self->_io()->size() >= $self->len_full())) ;
    return $self->{has_tail};
}

sub is_wiki_sized {
    my ($self) = @_;
    return $self->{is_wiki_sized} if ($self->{is_wiki_sized});
    $self->{is_wiki_sized} =  (($self->has_links()) && ($self->_io()->size() == $self->len_wiki())) ;
    return $self->{is_wiki_sized};
}

sub len_full {
    my ($self) = @_;
    return $self->{len_full} if ($self->{len_full});
    $self->{len_full} = ($self->len_wiki() + 192);
    return $self->{len_full};
}

sub len_short {
    my ($self) = @_;
    return $self->{len_short} if ($self->{len_short});
    $self->{len_short} = ((((20 + $self->num_nodes() * 28) + $self->num_navi_nodes() * 14) + $self->num_links() * 7) + 768);
    return $self->{len_short};
}

sub len_wiki {
    my ($self) = @_;
    return $self->{len_wiki} if ($self->{len_wiki});
    $self->{len_wiki} = (($self->len_short() + $self->num_links()) + 192);
    return $self->{len_wiki};
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

sub trailing {
    my ($self) = @_;
    return $self->{trailing};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_nodes()) . " path nodes, " . sprintf('%d', $self->num_navi_nodes()) . " navi nodes, " . sprintf('%d', $self->num_links()) . " links"
}

########################################################################
package GtaSaPaths::Intersection;

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
package GtaSaPaths::LaneBits;

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
package GtaSaPaths::LightBits;

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
package GtaSaPaths::Link;

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
package GtaSaPaths::NaviLink;

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

    $self->{navi_id} = $self->{_io}->read_bits_int_le(10);
    $self->{navi_area_id} = $self->{_io}->read_bits_int_le(6);
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
package GtaSaPaths::NaviNode;

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
    $self->{lanes} = GtaSaPaths::LaneBits->new($self->{_io}, $self, $self->{_root});
    $self->{traffic_light} = GtaSaPaths::LightBits->new($self->{_io}, $self, $self->{_root});
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
package GtaSaPaths::NodeFlags;

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
package GtaSaPaths::PathNode;

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
    $self->{flags} = GtaSaPaths::NodeFlags->new($self->{_io}, $self, $self->{_root});
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
