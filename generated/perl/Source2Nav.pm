# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package Source2Nav;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

our $SIDE_NORTH = 0;
our $SIDE_EAST = 1;
our $SIDE_SOUTH = 2;
our $SIDE_WEST = 3;

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

    $self->{magic} = $self->{_io}->read_u4le();
    $self->{version} = $self->{_io}->read_u4le();
    $self->{sub_version} = $self->{_io}->read_u4le();
    $self->{is_analyzed} = $self->{_io}->read_u1();
    $self->{num_places} = $self->{_io}->read_u2le();
    $self->{places} = [];
    my $n_places = $self->num_places();
    for (my $i = 0; $i < $n_places; $i++) {
        push @{$self->{places}}, Source2Nav::Place->new($self->{_io}, $self, $self->{_root});
    }
    $self->{has_unnamed_areas} = $self->{_io}->read_u1();
    if ($self->has_kv3_blocks()) {
        $self->{movable_mesh_padding} = $self->{_io}->read_bytes((8 - $self->_io()->pos() % 8) % 8);
    }
    if ($self->has_kv3_blocks()) {
        $self->{movable_mesh_settings} = Source2Nav::Kv3Block->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_polygons()) {
        $self->{num_corners} = $self->{_io}->read_u4le();
    }
    if ($self->has_polygons()) {
        $self->{corners} = [];
        my $n_corners = $self->num_corners();
        for (my $i = 0; $i < $n_corners; $i++) {
            push @{$self->{corners}}, Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_polygons()) {
        $self->{num_polygons} = $self->{_io}->read_u4le();
    }
    if ($self->has_polygons()) {
        $self->{polygons} = [];
        my $n_polygons = $self->num_polygons();
        for (my $i = 0; $i < $n_polygons; $i++) {
            push @{$self->{polygons}}, Source2Nav::Polygon->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_gravity_flags()) {
        $self->{gravity_flags} = $self->{_io}->read_u4le();
    }
    if ($self->has_gravity()) {
        $self->{num_gravity} = $self->{_io}->read_u4le();
    }
    if ($self->has_gravity()) {
        $self->{gravity} = [];
        my $n_gravity = $self->num_gravity();
        for (my $i = 0; $i < $n_gravity; $i++) {
            push @{$self->{gravity}}, Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_movable_meshes()) {
        $self->{num_movable_meshes} = $self->{_io}->read_u4le();
    }
    if ($self->has_movable_meshes()) {
        $self->{movable_meshes} = [];
        my $n_movable_meshes = $self->num_movable_meshes();
        for (my $i = 0; $i < $n_movable_meshes; $i++) {
            push @{$self->{movable_meshes}}, Source2Nav::MovableMesh->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_kv3_blocks()) {
        $self->{game_data_padding} = $self->{_io}->read_bytes((8 - $self->_io()->pos() % 8) % 8);
    }
    if ($self->has_kv3_blocks()) {
        $self->{game_data_kv3} = Source2Nav::Kv3Block->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_areas} = $self->{_io}->read_u4le();
    $self->{areas} = [];
    my $n_areas = $self->num_areas();
    for (my $i = 0; $i < $n_areas; $i++) {
        push @{$self->{areas}}, Source2Nav::NavArea->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_ladders} = $self->{_io}->read_u4le();
    $self->{ladders} = [];
    my $n_ladders = $self->num_ladders();
    for (my $i = 0; $i < $n_ladders; $i++) {
        push @{$self->{ladders}}, Source2Nav::NavLadder->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_transformed_bounds} = $self->{_io}->read_s4le();
    $self->{transformed_bounds} = [];
    my $n_transformed_bounds = $self->num_transformed_bounds();
    for (my $i = 0; $i < $n_transformed_bounds; $i++) {
        push @{$self->{transformed_bounds}}, Source2Nav::TransformedBox->new($self->{_io}, $self, $self->{_root});
    }
    $self->{generation_params} = Source2Nav::GenerationSettings->new($self->{_io}, $self, $self->{_root});
    if ($self->has_kv3_blocks()) {
        $self->{extra_generation_padding} = $self->{_io}->read_bytes((8 - $self->_io()->pos() % 8) % 8);
    }
    if ($self->has_kv3_blocks()) {
        $self->{extra_generation_params} = Source2Nav::Kv3Block->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_custom_data()) {
        $self->{custom_data_padding} = $self->{_io}->read_bytes((8 - $self->_io()->pos() % 8) % 8);
    }
    if ($self->has_custom_data()) {
        $self->{custom_data} = Source2Nav::Kv3Block->new($self->{_io}, $self, $self->{_root});
    }
    $self->{tail} = $self->{_io}->read_bytes_full();
}

sub has_custom_data {
    my ($self) = @_;
    return $self->{has_custom_data} if ($self->{has_custom_data});
    $self->{has_custom_data} = $self->sub_version() > 0;
    return $self->{has_custom_data};
}

sub has_gravity {
    my ($self) = @_;
    return $self->{has_gravity} if ($self->{has_gravity});
    $self->{has_gravity} =  (($self->has_gravity_flags()) && (($self->gravity_flags() & 1) == 1)) ;
    return $self->{has_gravity};
}

sub has_gravity_flags {
    my ($self) = @_;
    return $self->{has_gravity_flags} if ($self->{has_gravity_flags});
    $self->{has_gravity_flags} = $self->version() >= 32;
    return $self->{has_gravity_flags};
}

sub has_kv3_blocks {
    my ($self) = @_;
    return $self->{has_kv3_blocks} if ($self->{has_kv3_blocks});
    $self->{has_kv3_blocks} = $self->version() >= 36;
    return $self->{has_kv3_blocks};
}

sub has_movable_meshes {
    my ($self) = @_;
    return $self->{has_movable_meshes} if ($self->{has_movable_meshes});
    $self->{has_movable_meshes} = $self->version() >= 35;
    return $self->{has_movable_meshes};
}

sub has_polygons {
    my ($self) = @_;
    return $self->{has_polygons} if ($self->{has_polygons});
    $self->{has_polygons} = $self->version() >= 31;
    return $self->{has_polygons};
}

sub magic {
    my ($self) = @_;
    return $self->{magic};
}

sub version {
    my ($self) = @_;
    return $self->{version};
}

sub sub_version {
    my ($self) = @_;
    return $self->{sub_version};
}

sub is_analyzed {
    my ($self) = @_;
    return $self->{is_analyzed};
}

sub num_places {
    my ($self) = @_;
    return $self->{num_places};
}

sub places {
    my ($self) = @_;
    return $self->{places};
}

sub has_unnamed_areas {
    my ($self) = @_;
    return $self->{has_unnamed_areas};
}

sub movable_mesh_padding {
    my ($self) = @_;
    return $self->{movable_mesh_padding};
}

sub movable_mesh_settings {
    my ($self) = @_;
    return $self->{movable_mesh_settings};
}

sub num_corners {
    my ($self) = @_;
    return $self->{num_corners};
}

sub corners {
    my ($self) = @_;
    return $self->{corners};
}

sub num_polygons {
    my ($self) = @_;
    return $self->{num_polygons};
}

sub polygons {
    my ($self) = @_;
    return $self->{polygons};
}

sub gravity_flags {
    my ($self) = @_;
    return $self->{gravity_flags};
}

sub num_gravity {
    my ($self) = @_;
    return $self->{num_gravity};
}

sub gravity {
    my ($self) = @_;
    return $self->{gravity};
}

sub num_movable_meshes {
    my ($self) = @_;
    return $self->{num_movable_meshes};
}

sub movable_meshes {
    my ($self) = @_;
    return $self->{movable_meshes};
}

sub game_data_padding {
    my ($self) = @_;
    return $self->{game_data_padding};
}

sub game_data_kv3 {
    my ($self) = @_;
    return $self->{game_data_kv3};
}

sub num_areas {
    my ($self) = @_;
    return $self->{num_areas};
}

sub areas {
    my ($self) = @_;
    return $self->{areas};
}

sub num_ladders {
    my ($self) = @_;
    return $self->{num_ladders};
}

sub ladders {
    my ($self) = @_;
    return $self->{ladders};
}

sub num_transformed_bounds {
    my ($self) = @_;
    return $self->{num_transformed_bounds};
}

sub transformed_bounds {
    my ($self) = @_;
    return $self->{transformed_bounds};
}

sub generation_params {
    my ($self) = @_;
    return $self->{generation_params};
}

sub extra_generation_padding {
    my ($self) = @_;
    return $self->{extra_generation_padding};
}

sub extra_generation_params {
    my ($self) = @_;
    return $self->{extra_generation_params};
}

sub custom_data_padding {
    my ($self) = @_;
    return $self->{custom_data_padding};
}

sub custom_data {
    my ($self) = @_;
    return $self->{custom_data};
}

sub tail {
    my ($self) = @_;
    return $self->{tail};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "version " . sprintf('%d', $self->version()) . ": " . sprintf('%d', $self->num_areas()) . " areas"
}

########################################################################
package Source2Nav::AreaEdge;

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

    $self->{num_links} = $self->{_io}->read_u4le();
    $self->{links} = [];
    my $n_links = $self->num_links();
    for (my $i = 0; $i < $n_links; $i++) {
        push @{$self->{links}}, Source2Nav::EdgeLink->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_links {
    my ($self) = @_;
    return $self->{num_links};
}

sub links {
    my ($self) = @_;
    return $self->{links};
}

########################################################################
package Source2Nav::EdgeLink;

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

    $self->{area_id} = $self->{_io}->read_u4le();
    $self->{edge_index} = $self->{_io}->read_u4le();
}

sub area_id {
    my ($self) = @_;
    return $self->{area_id};
}

sub edge_index {
    my ($self) = @_;
    return $self->{edge_index};
}

########################################################################
package Source2Nav::GenerationSettings;

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

    $self->{gen_version} = $self->{_io}->read_s4le();
    $self->{use_project_defaults} = $self->{_io}->read_u4le();
    $self->{tile_size} = $self->{_io}->read_f4le();
    $self->{cell_size} = $self->{_io}->read_f4le();
    $self->{cell_height} = $self->{_io}->read_f4le();
    $self->{min_region_size} = $self->{_io}->read_s4le();
    $self->{merged_region_size} = $self->{_io}->read_s4le();
    $self->{mesh_sample_distance} = $self->{_io}->read_f4le();
    $self->{max_sample_error} = $self->{_io}->read_f4le();
    $self->{max_edge_length} = $self->{_io}->read_s4le();
    $self->{max_edge_error} = $self->{_io}->read_f4le();
    $self->{verts_per_poly} = $self->{_io}->read_s4le();
    if ($self->has_edge_removal()) {
        $self->{small_area_on_edge_removal} = $self->{_io}->read_f4le();
    }
    if ($self->has_hull_names()) {
        $self->{hull_preset_name} = $self->{_io}->read_bytes_term(0, 0, 1, 1);
    }
    if ($self->has_hull_names()) {
        $self->{hull_definitions_file} = $self->{_io}->read_bytes_term(0, 0, 1, 1);
    }
    $self->{num_hulls} = $self->{_io}->read_u4le();
    $self->{hulls} = [];
    my $n_hulls = ($self->gen_version() < 12 ? 3 : $self->num_hulls());
    for (my $i = 0; $i < $n_hulls; $i++) {
        push @{$self->{hulls}}, Source2Nav::Hull->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_gravity_flag()) {
        $self->{gravity_flag} = $self->{_io}->read_u1();
    }
}

sub has_edge_removal {
    my ($self) = @_;
    return $self->{has_edge_removal} if ($self->{has_edge_removal});
    $self->{has_edge_removal} = $self->gen_version() >= 7;
    return $self->{has_edge_removal};
}

sub has_gravity_flag {
    my ($self) = @_;
    return $self->{has_gravity_flag} if ($self->{has_gravity_flag});
    $self->{has_gravity_flag} = $self->gen_version() >= 10;
    return $self->{has_gravity_flag};
}

sub has_hull_names {
    my ($self) = @_;
    return $self->{has_hull_names} if ($self->{has_hull_names});
    $self->{has_hull_names} = $self->gen_version() >= 12;
    return $self->{has_hull_names};
}

sub gen_version {
    my ($self) = @_;
    return $self->{gen_version};
}

sub use_project_defaults {
    my ($self) = @_;
    return $self->{use_project_defaults};
}

sub tile_size {
    my ($self) = @_;
    return $self->{tile_size};
}

sub cell_size {
    my ($self) = @_;
    return $self->{cell_size};
}

sub cell_height {
    my ($self) = @_;
    return $self->{cell_height};
}

sub min_region_size {
    my ($self) = @_;
    return $self->{min_region_size};
}

sub merged_region_size {
    my ($self) = @_;
    return $self->{merged_region_size};
}

sub mesh_sample_distance {
    my ($self) = @_;
    return $self->{mesh_sample_distance};
}

sub max_sample_error {
    my ($self) = @_;
    return $self->{max_sample_error};
}

sub max_edge_length {
    my ($self) = @_;
    return $self->{max_edge_length};
}

sub max_edge_error {
    my ($self) = @_;
    return $self->{max_edge_error};
}

sub verts_per_poly {
    my ($self) = @_;
    return $self->{verts_per_poly};
}

sub small_area_on_edge_removal {
    my ($self) = @_;
    return $self->{small_area_on_edge_removal};
}

sub hull_preset_name {
    my ($self) = @_;
    return $self->{hull_preset_name};
}

sub hull_definitions_file {
    my ($self) = @_;
    return $self->{hull_definitions_file};
}

sub num_hulls {
    my ($self) = @_;
    return $self->{num_hulls};
}

sub hulls {
    my ($self) = @_;
    return $self->{hulls};
}

sub gravity_flag {
    my ($self) = @_;
    return $self->{gravity_flag};
}

########################################################################
package Source2Nav::HidingSpot;

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

    $self->{id} = $self->{_io}->read_u4le();
    $self->{position} = Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{flags} = $self->{_io}->read_u1();
}

sub id {
    my ($self) = @_;
    return $self->{id};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

########################################################################
package Source2Nav::Hull;

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

    if ($self->has_enabled()) {
        $self->{enabled} = $self->{_io}->read_u1();
    }
    $self->{radius} = $self->{_io}->read_f4le();
    $self->{height} = $self->{_io}->read_f4le();
    if ($self->has_short_height()) {
        $self->{short_height_enabled} = $self->{_io}->read_u1();
    }
    if ($self->has_short_height()) {
        $self->{short_height} = $self->{_io}->read_f4le();
    }
    if ($self->has_crawl_height()) {
        $self->{crawl_enabled} = $self->{_io}->read_u1();
    }
    if ($self->has_crawl_height()) {
        $self->{crawl_height} = $self->{_io}->read_f4le();
    }
    $self->{max_climb} = $self->{_io}->read_f4le();
    $self->{max_slope} = $self->{_io}->read_s4le();
    $self->{max_jump_down} = $self->{_io}->read_f4le();
    $self->{max_jump_horizontal} = $self->{_io}->read_f4le();
    $self->{max_jump_up} = $self->{_io}->read_f4le();
    if ($self->has_border_erosion()) {
        $self->{border_erosion} = $self->{_io}->read_s4le();
    }
}

sub has_border_erosion {
    my ($self) = @_;
    return $self->{has_border_erosion} if ($self->{has_border_erosion});
    $self->{has_border_erosion} = $self->_parent()->gen_version() >= 11;
    return $self->{has_border_erosion};
}

sub has_crawl_height {
    my ($self) = @_;
    return $self->{has_crawl_height} if ($self->{has_crawl_height});
    $self->{has_crawl_height} = $self->_parent()->gen_version() >= 13;
    return $self->{has_crawl_height};
}

sub has_enabled {
    my ($self) = @_;
    return $self->{has_enabled} if ($self->{has_enabled});
    $self->{has_enabled} = $self->_parent()->gen_version() >= 9;
    return $self->{has_enabled};
}

sub has_short_height {
    my ($self) = @_;
    return $self->{has_short_height} if ($self->{has_short_height});
    $self->{has_short_height} = $self->_parent()->gen_version() >= 8;
    return $self->{has_short_height};
}

sub enabled {
    my ($self) = @_;
    return $self->{enabled};
}

sub radius {
    my ($self) = @_;
    return $self->{radius};
}

sub height {
    my ($self) = @_;
    return $self->{height};
}

sub short_height_enabled {
    my ($self) = @_;
    return $self->{short_height_enabled};
}

sub short_height {
    my ($self) = @_;
    return $self->{short_height};
}

sub crawl_enabled {
    my ($self) = @_;
    return $self->{crawl_enabled};
}

sub crawl_height {
    my ($self) = @_;
    return $self->{crawl_height};
}

sub max_climb {
    my ($self) = @_;
    return $self->{max_climb};
}

sub max_slope {
    my ($self) = @_;
    return $self->{max_slope};
}

sub max_jump_down {
    my ($self) = @_;
    return $self->{max_jump_down};
}

sub max_jump_horizontal {
    my ($self) = @_;
    return $self->{max_jump_horizontal};
}

sub max_jump_up {
    my ($self) = @_;
    return $self->{max_jump_up};
}

sub border_erosion {
    my ($self) = @_;
    return $self->{border_erosion};
}

########################################################################
package Source2Nav::IdList;

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

    $self->{num_ids} = $self->{_io}->read_u4le();
    $self->{ids} = [];
    my $n_ids = $self->num_ids();
    for (my $i = 0; $i < $n_ids; $i++) {
        push @{$self->{ids}}, $self->{_io}->read_u4le();
    }
}

sub num_ids {
    my ($self) = @_;
    return $self->{num_ids};
}

sub ids {
    my ($self) = @_;
    return $self->{ids};
}

########################################################################
package Source2Nav::Kv3Block;

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

    $self->{kv3_version} = $self->{_io}->read_u1();
    $self->{kv3_magic} = $self->{_io}->read_bytes(3);
    $self->{format_guid} = $self->{_io}->read_bytes(16);
    $self->{compression} = $self->{_io}->read_u4le();
    $self->{dictionary_id} = $self->{_io}->read_u2le();
    $self->{frame_size} = $self->{_io}->read_u2le();
    $self->{bytes1_count} = $self->{_io}->read_u4le();
    $self->{bytes4_count} = $self->{_io}->read_u4le();
    $self->{bytes8_count} = $self->{_io}->read_u4le();
    $self->{type_count} = $self->{_io}->read_u4le();
    $self->{object_count} = $self->{_io}->read_u2le();
    $self->{array_count} = $self->{_io}->read_u2le();
    $self->{size_uncompressed} = $self->{_io}->read_u4le();
    $self->{size_compressed} = $self->{_io}->read_u4le();
    $self->{num_blobs} = $self->{_io}->read_u4le();
    $self->{size_blobs} = $self->{_io}->read_u4le();
    $self->{bytes2_count} = $self->{_io}->read_u4le();
    $self->{size_blob_table} = $self->{_io}->read_u4le();
    if ($self->has_buffers()) {
        $self->{buffers} = Source2Nav::Kv3Buffers->new($self->{_io}, $self, $self->{_root});
    }
    $self->{content} = $self->{_io}->read_bytes($self->len_content());
}

sub has_buffers {
    my ($self) = @_;
    return $self->{has_buffers} if ($self->{has_buffers});
    $self->{has_buffers} = $self->kv3_version() >= 5;
    return $self->{has_buffers};
}

sub len_content {
    my ($self) = @_;
    return $self->{len_content} if ($self->{len_content});
    $self->{len_content} = ($self->has_buffers() ? $self->buffers()->len_stored() : $self->size_compressed());
    return $self->{len_content};
}

sub kv3_version {
    my ($self) = @_;
    return $self->{kv3_version};
}

sub kv3_magic {
    my ($self) = @_;
    return $self->{kv3_magic};
}

sub format_guid {
    my ($self) = @_;
    return $self->{format_guid};
}

sub compression {
    my ($self) = @_;
    return $self->{compression};
}

sub dictionary_id {
    my ($self) = @_;
    return $self->{dictionary_id};
}

sub frame_size {
    my ($self) = @_;
    return $self->{frame_size};
}

sub bytes1_count {
    my ($self) = @_;
    return $self->{bytes1_count};
}

sub bytes4_count {
    my ($self) = @_;
    return $self->{bytes4_count};
}

sub bytes8_count {
    my ($self) = @_;
    return $self->{bytes8_count};
}

sub type_count {
    my ($self) = @_;
    return $self->{type_count};
}

sub object_count {
    my ($self) = @_;
    return $self->{object_count};
}

sub array_count {
    my ($self) = @_;
    return $self->{array_count};
}

sub size_uncompressed {
    my ($self) = @_;
    return $self->{size_uncompressed};
}

sub size_compressed {
    my ($self) = @_;
    return $self->{size_compressed};
}

sub num_blobs {
    my ($self) = @_;
    return $self->{num_blobs};
}

sub size_blobs {
    my ($self) = @_;
    return $self->{size_blobs};
}

sub bytes2_count {
    my ($self) = @_;
    return $self->{bytes2_count};
}

sub size_blob_table {
    my ($self) = @_;
    return $self->{size_blob_table};
}

sub buffers {
    my ($self) = @_;
    return $self->{buffers};
}

sub content {
    my ($self) = @_;
    return $self->{content};
}

########################################################################
package Source2Nav::Kv3Buffers;

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

    $self->{uncompressed_1} = $self->{_io}->read_u4le();
    $self->{compressed_1} = $self->{_io}->read_u4le();
    $self->{uncompressed_2} = $self->{_io}->read_u4le();
    $self->{compressed_2} = $self->{_io}->read_u4le();
    $self->{counts} = [];
    my $n_counts = 8;
    for (my $i = 0; $i < $n_counts; $i++) {
        push @{$self->{counts}}, $self->{_io}->read_u4le();
    }
}

sub len_stored {
    my ($self) = @_;
    return $self->{len_stored} if ($self->{len_stored});
    $self->{len_stored} = ($self->_parent()->compression() == 0 ? ($self->uncompressed_1() + $self->uncompressed_2()) : ($self->compressed_1() + $self->compressed_2()));
    return $self->{len_stored};
}

sub uncompressed_1 {
    my ($self) = @_;
    return $self->{uncompressed_1};
}

sub compressed_1 {
    my ($self) = @_;
    return $self->{compressed_1};
}

sub uncompressed_2 {
    my ($self) = @_;
    return $self->{uncompressed_2};
}

sub compressed_2 {
    my ($self) = @_;
    return $self->{compressed_2};
}

sub counts {
    my ($self) = @_;
    return $self->{counts};
}

########################################################################
package Source2Nav::MovableMesh;

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

    $self->{id} = $self->{_io}->read_bytes_term(0, 0, 1, 1);
    $self->{transform} = [];
    my $n_transform = 12;
    for (my $i = 0; $i < $n_transform; $i++) {
        push @{$self->{transform}}, $self->{_io}->read_f4le();
    }
}

sub id {
    my ($self) = @_;
    return $self->{id};
}

sub transform {
    my ($self) = @_;
    return $self->{transform};
}

########################################################################
package Source2Nav::NavArea;

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

    $self->{id} = $self->{_io}->read_u4le();
    $self->{attributes} = $self->{_io}->read_u8le();
    $self->{hull_index} = $self->{_io}->read_u1();
    if ($self->has_polygon()) {
        $self->{polygon_index} = $self->{_io}->read_u4le();
    }
    if ($self->has_corners()) {
        $self->{num_corners} = $self->{_io}->read_u4le();
    }
    if ($self->has_corners()) {
        $self->{corners} = [];
        my $n_corners = $self->num_corners();
        for (my $i = 0; $i < $n_corners; $i++) {
            push @{$self->{corners}}, Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
        }
    }
    $self->{unused} = $self->{_io}->read_f4le();
    $self->{edges} = [];
    my $n_edges = $self->num_edges();
    for (my $i = 0; $i < $n_edges; $i++) {
        push @{$self->{edges}}, Source2Nav::AreaEdge->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_hiding_spots} = $self->{_io}->read_u1();
    $self->{hiding_spots} = [];
    my $n_hiding_spots = $self->num_hiding_spots();
    for (my $i = 0; $i < $n_hiding_spots; $i++) {
        push @{$self->{hiding_spots}}, Source2Nav::HidingSpot->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_encounters} = $self->{_io}->read_u4le();
    $self->{ladders_above} = Source2Nav::IdList->new($self->{_io}, $self, $self->{_root});
    $self->{ladders_below} = Source2Nav::IdList->new($self->{_io}, $self, $self->{_root});
}

sub has_corners {
    my ($self) = @_;
    return $self->{has_corners} if ($self->{has_corners});
    $self->{has_corners} = !($self->_root()->has_polygons());
    return $self->{has_corners};
}

sub has_polygon {
    my ($self) = @_;
    return $self->{has_polygon} if ($self->{has_polygon});
    $self->{has_polygon} = $self->_root()->has_polygons();
    return $self->{has_polygon};
}

sub num_edges {
    my ($self) = @_;
    return $self->{num_edges} if ($self->{num_edges});
    $self->{num_edges} = ($self->_root()->version() < 31 ? $self->num_corners() : ($self->polygon_index() < $self->_root()->num_polygons() ? @{$self->_root()->polygons()}[$self->polygon_index()]->num_corner_indices() : 0));
    return $self->{num_edges};
}

sub id {
    my ($self) = @_;
    return $self->{id};
}

sub attributes {
    my ($self) = @_;
    return $self->{attributes};
}

sub hull_index {
    my ($self) = @_;
    return $self->{hull_index};
}

sub polygon_index {
    my ($self) = @_;
    return $self->{polygon_index};
}

sub num_corners {
    my ($self) = @_;
    return $self->{num_corners};
}

sub corners {
    my ($self) = @_;
    return $self->{corners};
}

sub unused {
    my ($self) = @_;
    return $self->{unused};
}

sub edges {
    my ($self) = @_;
    return $self->{edges};
}

sub num_hiding_spots {
    my ($self) = @_;
    return $self->{num_hiding_spots};
}

sub hiding_spots {
    my ($self) = @_;
    return $self->{hiding_spots};
}

sub num_encounters {
    my ($self) = @_;
    return $self->{num_encounters};
}

sub ladders_above {
    my ($self) = @_;
    return $self->{ladders_above};
}

sub ladders_below {
    my ($self) = @_;
    return $self->{ladders_below};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->id())
}

########################################################################
package Source2Nav::NavLadder;

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

    $self->{id} = $self->{_io}->read_u4le();
    $self->{width} = $self->{_io}->read_f4le();
    $self->{top} = Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{bottom} = Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{length} = $self->{_io}->read_f4le();
    $self->{direction} = $self->{_io}->read_u4le();
    $self->{top_forward_area} = $self->{_io}->read_u4le();
    $self->{top_left_area} = $self->{_io}->read_u4le();
    $self->{top_right_area} = $self->{_io}->read_u4le();
    $self->{top_behind_area} = $self->{_io}->read_u4le();
    $self->{bottom_area} = $self->{_io}->read_u4le();
    if ($self->has_bottom_sides()) {
        $self->{bottom_left_area} = $self->{_io}->read_u4le();
    }
    if ($self->has_bottom_sides()) {
        $self->{bottom_right_area} = $self->{_io}->read_u4le();
    }
}

sub direction_name {
    my ($self) = @_;
    return $self->{direction_name} if ($self->{direction_name});
    $self->{direction_name} = $self->direction();
    return $self->{direction_name};
}

sub has_bottom_sides {
    my ($self) = @_;
    return $self->{has_bottom_sides} if ($self->{has_bottom_sides});
    $self->{has_bottom_sides} = $self->_root()->version() >= 35;
    return $self->{has_bottom_sides};
}

sub id {
    my ($self) = @_;
    return $self->{id};
}

sub width {
    my ($self) = @_;
    return $self->{width};
}

sub top {
    my ($self) = @_;
    return $self->{top};
}

sub bottom {
    my ($self) = @_;
    return $self->{bottom};
}

sub length {
    my ($self) = @_;
    return $self->{length};
}

sub direction {
    my ($self) = @_;
    return $self->{direction};
}

sub top_forward_area {
    my ($self) = @_;
    return $self->{top_forward_area};
}

sub top_left_area {
    my ($self) = @_;
    return $self->{top_left_area};
}

sub top_right_area {
    my ($self) = @_;
    return $self->{top_right_area};
}

sub top_behind_area {
    my ($self) = @_;
    return $self->{top_behind_area};
}

sub bottom_area {
    my ($self) = @_;
    return $self->{bottom_area};
}

sub bottom_left_area {
    my ($self) = @_;
    return $self->{bottom_left_area};
}

sub bottom_right_area {
    my ($self) = @_;
    return $self->{bottom_right_area};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "ladder " . sprintf('%d', $self->id())
}

########################################################################
package Source2Nav::Place;

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

    $self->{len_name} = $self->{_io}->read_u2le();
    $self->{name} = $self->{_io}->read_bytes($self->len_name());
}

sub len_name {
    my ($self) = @_;
    return $self->{len_name};
}

sub name {
    my ($self) = @_;
    return $self->{name};
}

########################################################################
package Source2Nav::Polygon;

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

    $self->{num_corner_indices} = $self->{_io}->read_u1();
    $self->{corner_indices} = [];
    my $n_corner_indices = $self->num_corner_indices();
    for (my $i = 0; $i < $n_corner_indices; $i++) {
        push @{$self->{corner_indices}}, $self->{_io}->read_u4le();
    }
    if ($self->has_movable_mesh()) {
        $self->{movable_mesh_index} = $self->{_io}->read_u4le();
    }
}

sub has_movable_mesh {
    my ($self) = @_;
    return $self->{has_movable_mesh} if ($self->{has_movable_mesh});
    $self->{has_movable_mesh} = $self->_root()->version() >= 35;
    return $self->{has_movable_mesh};
}

sub num_corner_indices {
    my ($self) = @_;
    return $self->{num_corner_indices};
}

sub corner_indices {
    my ($self) = @_;
    return $self->{corner_indices};
}

sub movable_mesh_index {
    my ($self) = @_;
    return $self->{movable_mesh_index};
}

########################################################################
package Source2Nav::TransformedBox;

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

    $self->{mins} = Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{maxs} = Source2Nav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{transform} = [];
    my $n_transform = 12;
    for (my $i = 0; $i < $n_transform; $i++) {
        push @{$self->{transform}}, $self->{_io}->read_f4le();
    }
}

sub mins {
    my ($self) = @_;
    return $self->{mins};
}

sub maxs {
    my ($self) = @_;
    return $self->{maxs};
}

sub transform {
    my ($self) = @_;
    return $self->{transform};
}

########################################################################
package Source2Nav::Vec3;

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

    $self->{x} = $self->{_io}->read_f4le();
    $self->{y} = $self->{_io}->read_f4le();
    $self->{z} = $self->{_io}->read_f4le();
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
