# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package MetroidPrimePath;

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

    $self->{version} = $self->{_io}->read_u4be();
    $self->{num_nodes} = $self->{_io}->read_u4be();
    $self->{nodes} = [];
    my $n_nodes = $self->num_nodes();
    for (my $i = 0; $i < $n_nodes; $i++) {
        push @{$self->{nodes}}, MetroidPrimePath::Corner->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_links} = $self->{_io}->read_u4be();
    $self->{links} = [];
    my $n_links = $self->num_links();
    for (my $i = 0; $i < $n_links; $i++) {
        push @{$self->{links}}, MetroidPrimePath::RegionLink->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_regions} = $self->{_io}->read_u4be();
    $self->{regions} = [];
    my $n_regions = $self->num_regions();
    for (my $i = 0; $i < $n_regions; $i++) {
        push @{$self->{regions}}, MetroidPrimePath::Region->new($self->{_io}, $self, $self->{_root});
    }
    $self->{ground_connections} = [];
    my $n_ground_connections = int((int(($self->num_regions() * $self->num_regions() - $self->num_regions()) / 2) + 31) / 32);
    for (my $i = 0; $i < $n_ground_connections; $i++) {
        push @{$self->{ground_connections}}, $self->{_io}->read_u4be();
    }
    $self->{flyer_connections} = [];
    my $n_flyer_connections = int((int(($self->num_regions() * $self->num_regions() - $self->num_regions()) / 2) + 31) / 32) + 0;
    for (my $i = 0; $i < $n_flyer_connections; $i++) {
        push @{$self->{flyer_connections}}, $self->{_io}->read_u4be();
    }
    if ($self->has_reserved_connections()) {
        $self->{reserved_connections} = [];
        my $n_reserved_connections = 2 * (int(($self->num_regions() * $self->num_regions() + 31) / 32) - int((int(($self->num_regions() * $self->num_regions() - $self->num_regions()) / 2) + 31) / 32));
        for (my $i = 0; $i < $n_reserved_connections; $i++) {
            push @{$self->{reserved_connections}}, $self->{_io}->read_u4be();
        }
    }
    $self->{num_octree_lookup} = $self->{_io}->read_u4be();
    $self->{octree_lookup} = [];
    my $n_octree_lookup = $self->num_octree_lookup();
    for (my $i = 0; $i < $n_octree_lookup; $i++) {
        push @{$self->{octree_lookup}}, $self->{_io}->read_u4be();
    }
    $self->{num_octree_nodes} = $self->{_io}->read_u4be();
    $self->{octree_nodes} = [];
    my $n_octree_nodes = $self->num_octree_nodes();
    for (my $i = 0; $i < $n_octree_nodes; $i++) {
        push @{$self->{octree_nodes}}, MetroidPrimePath::OctreeNode->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_point_count()) {
        $self->{num_points} = $self->{_io}->read_s4be();
    }
    if ($self->has_points()) {
        $self->{points} = [];
        my $n_points = $self->num_points();
        for (my $i = 0; $i < $n_points; $i++) {
            push @{$self->{points}}, MetroidPrimePath::FreePoint->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_points()) {
        $self->{num_point_links} = $self->{_io}->read_u4be();
    }
    if ($self->has_points()) {
        $self->{point_links} = [];
        my $n_point_links = $self->num_point_links();
        for (my $i = 0; $i < $n_point_links; $i++) {
            push @{$self->{point_links}}, $self->{_io}->read_u4be();
        }
    }
    if ($self->has_points()) {
        $self->{num_point_costs} = $self->{_io}->read_u4be();
    }
    if ($self->has_points()) {
        $self->{point_costs} = [];
        my $n_point_costs = $self->num_point_costs();
        for (my $i = 0; $i < $n_point_costs; $i++) {
            push @{$self->{point_costs}}, $self->{_io}->read_f4be();
        }
    }
    if ($self->has_points()) {
        $self->{point_connections} = [];
        my $n_point_connections = int((int(($self->num_points() * $self->num_points() - $self->num_points()) / 2) + 31) / 32);
        for (my $i = 0; $i < $n_point_connections; $i++) {
            push @{$self->{point_connections}}, $self->{_io}->read_u4be();
        }
    }
    $self->{padding} = $self->{_io}->read_bytes_full();
}

sub has_point_count {
    my ($self) = @_;
    return $self->{has_point_count} if ($self->{has_point_count});
    $self->{has_point_count} =  (($self->version() > 4) && ( (($self->version() < 7) || ($self->_io()->size() >= ((((((28 + 24 * $self->num_nodes()) + 16 * $self->num_links()) + 92 * $self->num_regions()) + 8 * int((int(($self->num_regions() * $self->num_regions() - $self->num_regions()) / 2) + 31) / 32)) + 4 * $self->num_octree_lookup()) + 80 * $self->num_octree_nodes()))) )) ;
    return $self->{has_point_count};
}

sub has_points {
    my ($self) = @_;
    return $self->{has_points} if ($self->{has_points});
    $self->{has_points} = ($self->has_point_count() ? $self->num_points() > 0 : 0);
    return $self->{has_points};
}

sub has_reserved_connections {
    my ($self) = @_;
    return $self->{has_reserved_connections} if ($self->{has_reserved_connections});
    $self->{has_reserved_connections} = $self->version() < 7;
    return $self->{has_reserved_connections};
}

sub version {
    my ($self) = @_;
    return $self->{version};
}

sub num_nodes {
    my ($self) = @_;
    return $self->{num_nodes};
}

sub nodes {
    my ($self) = @_;
    return $self->{nodes};
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub links {
    my ($self) = @_;
    return $self->{links};
}

sub num_regions {
    my ($self) = @_;
    return $self->{num_regions};
}

sub regions {
    my ($self) = @_;
    return $self->{regions};
}

sub ground_connections {
    my ($self) = @_;
    return $self->{ground_connections};
}

sub flyer_connections {
    my ($self) = @_;
    return $self->{flyer_connections};
}

sub reserved_connections {
    my ($self) = @_;
    return $self->{reserved_connections};
}

sub num_octree_lookup {
    my ($self) = @_;
    return $self->{num_octree_lookup};
}

sub octree_lookup {
    my ($self) = @_;
    return $self->{octree_lookup};
}

sub num_octree_nodes {
    my ($self) = @_;
    return $self->{num_octree_nodes};
}

sub octree_nodes {
    my ($self) = @_;
    return $self->{octree_nodes};
}

sub num_points {
    my ($self) = @_;
    return $self->{num_points};
}

sub points {
    my ($self) = @_;
    return $self->{points};
}

sub num_point_links {
    my ($self) = @_;
    return $self->{num_point_links};
}

sub point_links {
    my ($self) = @_;
    return $self->{point_links};
}

sub num_point_costs {
    my ($self) = @_;
    return $self->{num_point_costs};
}

sub point_costs {
    my ($self) = @_;
    return $self->{point_costs};
}

sub point_connections {
    my ($self) = @_;
    return $self->{point_connections};
}

sub padding {
    my ($self) = @_;
    return $self->{padding};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "version " . sprintf('%d', $self->version()) . ": " . sprintf('%d', $self->num_regions()) . " regions"
}

########################################################################
package MetroidPrimePath::Corner;

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

    $self->{position} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{edge_normal} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub edge_normal {
    my ($self) = @_;
    return $self->{edge_normal};
}

########################################################################
package MetroidPrimePath::FreePoint;

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

    $self->{position} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{flags} = $self->{_io}->read_u4be();
    $self->{num_links} = $self->{_io}->read_u4be();
    $self->{first_link} = $self->{_io}->read_u4be();
    $self->{first_cost} = $self->{_io}->read_u4be();
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub first_link {
    my ($self) = @_;
    return $self->{first_link};
}

sub first_cost {
    my ($self) = @_;
    return $self->{first_cost};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return sprintf('%d', $self->num_links()) . " links"
}

########################################################################
package MetroidPrimePath::OctreeNode;

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

    $self->{is_leaf} = $self->{_io}->read_u4be();
    $self->{aabb_min} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{aabb_max} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{center} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{children} = [];
    my $n_children = 8;
    for (my $i = 0; $i < $n_children; $i++) {
        push @{$self->{children}}, $self->{_io}->read_s4be();
    }
    $self->{num_regions} = $self->{_io}->read_u4be();
    $self->{first_lookup} = $self->{_io}->read_u4be();
}

sub is_leaf {
    my ($self) = @_;
    return $self->{is_leaf};
}

sub aabb_min {
    my ($self) = @_;
    return $self->{aabb_min};
}

sub aabb_max {
    my ($self) = @_;
    return $self->{aabb_max};
}

sub center {
    my ($self) = @_;
    return $self->{center};
}

sub children {
    my ($self) = @_;
    return $self->{children};
}

sub num_regions {
    my ($self) = @_;
    return $self->{num_regions};
}

sub first_lookup {
    my ($self) = @_;
    return $self->{first_lookup};
}

########################################################################
package MetroidPrimePath::Region;

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

    $self->{num_nodes} = $self->{_io}->read_u4be();
    $self->{first_node} = $self->{_io}->read_u4be();
    $self->{num_links} = $self->{_io}->read_u4be();
    $self->{first_link} = $self->{_io}->read_u4be();
    $self->{index_mask} = $self->{_io}->read_u2be();
    $self->{type_mask} = $self->{_io}->read_u2be();
    $self->{height} = $self->{_io}->read_f4be();
    $self->{plane_normal} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{region_index} = $self->{_io}->read_u4be();
    $self->{centroid} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{aabb_min} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    $self->{aabb_max} = MetroidPrimePath::Vector->new($self->{_io}, $self, $self->{_root});
    if ($self->has_obstruction_counts()) {
        $self->{obstruction_counts} = [];
        my $n_obstruction_counts = 3;
        for (my $i = 0; $i < $n_obstruction_counts; $i++) {
            push @{$self->{obstruction_counts}}, $self->{_io}->read_u4be();
        }
    }
    $self->{run_time_slot} = $self->{_io}->read_u4be();
}

sub has_obstruction_counts {
    my ($self) = @_;
    return $self->{has_obstruction_counts} if ($self->{has_obstruction_counts});
    $self->{has_obstruction_counts} = $self->_root()->version() > 4;
    return $self->{has_obstruction_counts};
}

sub num_nodes {
    my ($self) = @_;
    return $self->{num_nodes};
}

sub first_node {
    my ($self) = @_;
    return $self->{first_node};
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub first_link {
    my ($self) = @_;
    return $self->{first_link};
}

sub index_mask {
    my ($self) = @_;
    return $self->{index_mask};
}

sub type_mask {
    my ($self) = @_;
    return $self->{type_mask};
}

sub height {
    my ($self) = @_;
    return $self->{height};
}

sub plane_normal {
    my ($self) = @_;
    return $self->{plane_normal};
}

sub region_index {
    my ($self) = @_;
    return $self->{region_index};
}

sub centroid {
    my ($self) = @_;
    return $self->{centroid};
}

sub aabb_min {
    my ($self) = @_;
    return $self->{aabb_min};
}

sub aabb_max {
    my ($self) = @_;
    return $self->{aabb_max};
}

sub obstruction_counts {
    my ($self) = @_;
    return $self->{obstruction_counts};
}

sub run_time_slot {
    my ($self) = @_;
    return $self->{run_time_slot};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "region " . sprintf('%d', $self->region_index()) . ": " . sprintf('%d', $self->num_nodes()) . " corners"
}

########################################################################
package MetroidPrimePath::RegionLink;

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

    $self->{edge} = $self->{_io}->read_u4be();
    $self->{region_row} = $self->{_io}->read_u4be();
    $self->{width_2d} = $self->{_io}->read_f4be();
    $self->{inv_width_2d} = $self->{_io}->read_f4be();
}

sub edge {
    my ($self) = @_;
    return $self->{edge};
}

sub region_row {
    my ($self) = @_;
    return $self->{region_row};
}

sub width_2d {
    my ($self) = @_;
    return $self->{width_2d};
}

sub inv_width_2d {
    my ($self) = @_;
    return $self->{inv_width_2d};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "over edge " . sprintf('%d', $self->edge()) . " to region " . sprintf('%d', $self->region_row())
}

########################################################################
package MetroidPrimePath::Vector;

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

    $self->{x} = $self->{_io}->read_f4be();
    $self->{y} = $self->{_io}->read_f4be();
    $self->{z} = $self->{_io}->read_f4be();
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

1;
