# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package SourceNav;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

our $CORNER_NORTH_WEST = 0;
our $CORNER_NORTH_EAST = 1;
our $CORNER_SOUTH_EAST = 2;
our $CORNER_SOUTH_WEST = 3;

our $GAME_KIND_BASE = 0;
our $GAME_KIND_CS = 1;
our $GAME_KIND_TF = 2;
our $GAME_KIND_INS = 3;
our $GAME_KIND_L4D = 4;
our $GAME_KIND_TFC = 5;

our $SIDE_NORTH = 0;
our $SIDE_EAST = 1;
our $SIDE_SOUTH = 2;
our $SIDE_WEST = 3;

our $WAY_GO_NORTH = 0;
our $WAY_GO_EAST = 1;
our $WAY_GO_SOUTH = 2;
our $WAY_GO_WEST = 3;
our $WAY_LADDER_UP = 4;
our $WAY_LADDER_DOWN = 5;
our $WAY_JUMP = 6;
our $WAY_ELEVATOR_UP = 7;
our $WAY_ELEVATOR_DOWN = 8;
our $WAY_NONE = 9;
our $WAY_NO_SUCH_WAY = 255;

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
    if ($self->has_sub_version()) {
        $self->{sub_version} = $self->{_io}->read_u4le();
    }
    if ($self->has_bsp_size()) {
        $self->{bsp_size} = $self->{_io}->read_u4le();
    }
    if ($self->has_analysis_flag()) {
        $self->{is_analyzed} = $self->{_io}->read_u1();
    }
    if ($self->has_places()) {
        $self->{num_places} = $self->{_io}->read_u2le();
    }
    if ($self->has_places()) {
        $self->{places} = [];
        my $n_places = $self->num_places();
        for (my $i = 0; $i < $n_places; $i++) {
            push @{$self->{places}}, SourceNav::Place->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_unnamed_flag()) {
        $self->{has_unnamed_areas} = $self->{_io}->read_u1();
    }
    if ($self->has_l4d_prologue()) {
        $self->{l4d_prologue} = SourceNav::L4dHeader->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->is_tagged()) {
        $self->{tf2c_tag} = $self->{_io}->read_bytes(4);
    }
    $self->{num_areas} = $self->{_io}->read_u4le();
    $self->{areas} = [];
    my $n_areas = $self->num_areas();
    for (my $i = 0; $i < $n_areas; $i++) {
        push @{$self->{areas}}, SourceNav::NavArea->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_ladders()) {
        $self->{num_ladders} = $self->{_io}->read_u4le();
    }
    if ($self->has_ladders()) {
        $self->{ladders} = [];
        my $n_ladders = $self->num_ladders();
        for (my $i = 0; $i < $n_ladders; $i++) {
            push @{$self->{ladders}}, SourceNav::NavLadder->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->is_l4d()) {
        $self->{max_view_distance} = $self->{_io}->read_f4le();
    }
    $self->{tail} = $self->{_io}->read_bytes_full();
}

sub game {
    my ($self) = @_;
    return $self->{game} if ($self->{game});
    $self->{game} = ($self->version() < 10 ? $SourceNav::GAME_KIND_BASE : ($self->sub_version() == 1 ? $SourceNav::GAME_KIND_CS : ($self->sub_version() == 2 ? $SourceNav::GAME_KIND_TF : ( (($self->sub_version() == 3) || ($self->sub_version() == 4))  ? $SourceNav::GAME_KIND_INS : ( (($self->sub_version() >= 5) && ($self->sub_version() <= 14))  ? $SourceNav::GAME_KIND_L4D : ( (($self->sub_version() == 256) || ($self->sub_version() == 257))  ? $SourceNav::GAME_KIND_TFC : $SourceNav::GAME_KIND_BASE))))));
    return $self->{game};
}

sub game_version {
    my ($self) = @_;
    return $self->{game_version} if ($self->{game_version});
    $self->{game_version} = ($self->has_sub_version() ? $self->sub_version() : 0);
    return $self->{game_version};
}

sub has_analysis_flag {
    my ($self) = @_;
    return $self->{has_analysis_flag} if ($self->{has_analysis_flag});
    $self->{has_analysis_flag} = $self->version() >= 14;
    return $self->{has_analysis_flag};
}

sub has_bsp_size {
    my ($self) = @_;
    return $self->{has_bsp_size} if ($self->{has_bsp_size});
    $self->{has_bsp_size} = $self->version() >= 4;
    return $self->{has_bsp_size};
}

sub has_l4d_prologue {
    my ($self) = @_;
    return $self->{has_l4d_prologue} if ($self->{has_l4d_prologue});
    $self->{has_l4d_prologue} = $self->l4d_version() >= 8;
    return $self->{has_l4d_prologue};
}

sub has_ladders {
    my ($self) = @_;
    return $self->{has_ladders} if ($self->{has_ladders});
    $self->{has_ladders} = $self->version() >= 6;
    return $self->{has_ladders};
}

sub has_places {
    my ($self) = @_;
    return $self->{has_places} if ($self->{has_places});
    $self->{has_places} = $self->version() >= 5;
    return $self->{has_places};
}

sub has_row_targets {
    my ($self) = @_;
    return $self->{has_row_targets} if ($self->{has_row_targets});
    $self->{has_row_targets} = $self->l4d_version() >= 14;
    return $self->{has_row_targets};
}

sub has_sub_version {
    my ($self) = @_;
    return $self->{has_sub_version} if ($self->{has_sub_version});
    $self->{has_sub_version} = $self->version() >= 10;
    return $self->{has_sub_version};
}

sub has_tf2c_tag {
    my ($self) = @_;
    return $self->{has_tf2c_tag} if ($self->{has_tf2c_tag});
    $self->{has_tf2c_tag} =  (($self->has_sub_version()) && ($self->sub_version() == 256)) ;
    return $self->{has_tf2c_tag};
}

sub has_unnamed_flag {
    my ($self) = @_;
    return $self->{has_unnamed_flag} if ($self->{has_unnamed_flag});
    $self->{has_unnamed_flag} = $self->version() >= 12;
    return $self->{has_unnamed_flag};
}

sub is_base {
    my ($self) = @_;
    return $self->{is_base} if ($self->{is_base});
    $self->{is_base} = $self->game() == $SourceNav::GAME_KIND_BASE;
    return $self->{is_base};
}

sub is_cs {
    my ($self) = @_;
    return $self->{is_cs} if ($self->{is_cs});
    $self->{is_cs} =  (($self->game() == $SourceNav::GAME_KIND_CS) && ($self->game_version() >= 1)) ;
    return $self->{is_cs};
}

sub is_ins {
    my ($self) = @_;
    return $self->{is_ins} if ($self->{is_ins});
    $self->{is_ins} =  (($self->game() == $SourceNav::GAME_KIND_INS) && ($self->game_version() >= 2)) ;
    return $self->{is_ins};
}

sub is_l4d {
    my ($self) = @_;
    return $self->{is_l4d} if ($self->{is_l4d});
    $self->{is_l4d} = $self->game() == $SourceNav::GAME_KIND_L4D;
    return $self->{is_l4d};
}

sub is_tagged {
    my ($self) = @_;
    return $self->{is_tagged} if ($self->{is_tagged});
    $self->{is_tagged} =  (($self->is_tfc()) && ($self->has_tf2c_tag())) ;
    return $self->{is_tagged};
}

sub is_tf {
    my ($self) = @_;
    return $self->{is_tf} if ($self->{is_tf});
    $self->{is_tf} =  (($self->game() == $SourceNav::GAME_KIND_TF) && ($self->game_version() >= 2)) ;
    return $self->{is_tf};
}

sub is_tfc {
    my ($self) = @_;
    return $self->{is_tfc} if ($self->{is_tfc});
    $self->{is_tfc} = $self->game() == $SourceNav::GAME_KIND_TFC;
    return $self->{is_tfc};
}

sub l4d_version {
    my ($self) = @_;
    return $self->{l4d_version} if ($self->{l4d_version});
    $self->{l4d_version} = ($self->is_l4d() ? $self->game_version() : 0);
    return $self->{l4d_version};
}

sub len_attributes {
    my ($self) = @_;
    return $self->{len_attributes} if ($self->{len_attributes});
    $self->{len_attributes} = ($self->version() >= 13 ? 4 : ($self->version() >= 9 ? 2 : 1));
    return $self->{len_attributes};
}

sub num_teams {
    my ($self) = @_;
    return $self->{num_teams} if ($self->{num_teams});
    $self->{num_teams} = ($self->is_tfc() ? 4 : 2);
    return $self->{num_teams};
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

sub bsp_size {
    my ($self) = @_;
    return $self->{bsp_size};
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

sub l4d_prologue {
    my ($self) = @_;
    return $self->{l4d_prologue};
}

sub tf2c_tag {
    my ($self) = @_;
    return $self->{tf2c_tag};
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

sub max_view_distance {
    my ($self) = @_;
    return $self->{max_view_distance};
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
package SourceNav::Approach;

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

    $self->{here_area} = $self->{_io}->read_u4le();
    $self->{prev_area} = $self->{_io}->read_u4le();
    $self->{prev_to_here_how} = $self->{_io}->read_u1();
    $self->{next_area} = $self->{_io}->read_u4le();
    $self->{here_to_next_how} = $self->{_io}->read_u1();
}

sub here_to_next_way {
    my ($self) = @_;
    return $self->{here_to_next_way} if ($self->{here_to_next_way});
    $self->{here_to_next_way} = ($self->here_to_next_how() == 0 ? $SourceNav::WAY_GO_NORTH : ($self->here_to_next_how() == 1 ? $SourceNav::WAY_GO_EAST : ($self->here_to_next_how() == 2 ? $SourceNav::WAY_GO_SOUTH : ($self->here_to_next_how() == 3 ? $SourceNav::WAY_GO_WEST : ($self->here_to_next_how() == 4 ? $SourceNav::WAY_LADDER_UP : ($self->here_to_next_how() == 5 ? $SourceNav::WAY_LADDER_DOWN : ($self->here_to_next_how() == 6 ? $SourceNav::WAY_JUMP : ($self->_root()->version() <= 9 ? ($self->here_to_next_how() == 7 ? $SourceNav::WAY_NONE : $SourceNav::WAY_NO_SUCH_WAY) : ($self->here_to_next_how() == 7 ? $SourceNav::WAY_ELEVATOR_UP : ($self->here_to_next_how() == 8 ? $SourceNav::WAY_ELEVATOR_DOWN : ($self->here_to_next_how() == 9 ? $SourceNav::WAY_NONE : $SourceNav::WAY_NO_SUCH_WAY)))))))))));
    return $self->{here_to_next_way};
}

sub prev_to_here_way {
    my ($self) = @_;
    return $self->{prev_to_here_way} if ($self->{prev_to_here_way});
    $self->{prev_to_here_way} = ($self->prev_to_here_how() == 0 ? $SourceNav::WAY_GO_NORTH : ($self->prev_to_here_how() == 1 ? $SourceNav::WAY_GO_EAST : ($self->prev_to_here_how() == 2 ? $SourceNav::WAY_GO_SOUTH : ($self->prev_to_here_how() == 3 ? $SourceNav::WAY_GO_WEST : ($self->prev_to_here_how() == 4 ? $SourceNav::WAY_LADDER_UP : ($self->prev_to_here_how() == 5 ? $SourceNav::WAY_LADDER_DOWN : ($self->prev_to_here_how() == 6 ? $SourceNav::WAY_JUMP : ($self->_root()->version() <= 9 ? ($self->prev_to_here_how() == 7 ? $SourceNav::WAY_NONE : $SourceNav::WAY_NO_SUCH_WAY) : ($self->prev_to_here_how() == 7 ? $SourceNav::WAY_ELEVATOR_UP : ($self->prev_to_here_how() == 8 ? $SourceNav::WAY_ELEVATOR_DOWN : ($self->prev_to_here_how() == 9 ? $SourceNav::WAY_NONE : $SourceNav::WAY_NO_SUCH_WAY)))))))))));
    return $self->{prev_to_here_way};
}

sub here_area {
    my ($self) = @_;
    return $self->{here_area};
}

sub prev_area {
    my ($self) = @_;
    return $self->{prev_area};
}

sub prev_to_here_how {
    my ($self) = @_;
    return $self->{prev_to_here_how};
}

sub next_area {
    my ($self) = @_;
    return $self->{next_area};
}

sub here_to_next_how {
    my ($self) = @_;
    return $self->{here_to_next_how};
}

########################################################################
package SourceNav::Encounter;

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

    $self->{from_area} = $self->{_io}->read_u4le();
    if ($self->has_sides()) {
        $self->{from_dir} = $self->{_io}->read_u1();
    }
    $self->{to_area} = $self->{_io}->read_u4le();
    if ($self->has_sides()) {
        $self->{to_dir} = $self->{_io}->read_u1();
    }
    if ($self->is_old()) {
        $self->{path_from} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->is_old()) {
        $self->{path_to} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_spots} = $self->{_io}->read_u1();
    if ($self->has_sides()) {
        $self->{spots} = [];
        my $n_spots = $self->num_spots();
        for (my $i = 0; $i < $n_spots; $i++) {
            push @{$self->{spots}}, SourceNav::EncounterSpot->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->is_old()) {
        $self->{old_spots} = [];
        my $n_old_spots = $self->num_spots() + 0;
        for (my $i = 0; $i < $n_old_spots; $i++) {
            push @{$self->{old_spots}}, SourceNav::OldEncounterSpot->new($self->{_io}, $self, $self->{_root});
        }
    }
}

sub from_dir_name {
    my ($self) = @_;
    return $self->{from_dir_name} if ($self->{from_dir_name});
    $self->{from_dir_name} = $self->from_dir();
    return $self->{from_dir_name};
}

sub has_sides {
    my ($self) = @_;
    return $self->{has_sides} if ($self->{has_sides});
    $self->{has_sides} = $self->_root()->version() >= 3;
    return $self->{has_sides};
}

sub is_old {
    my ($self) = @_;
    return $self->{is_old} if ($self->{is_old});
    $self->{is_old} = $self->_root()->version() < 3;
    return $self->{is_old};
}

sub to_dir_name {
    my ($self) = @_;
    return $self->{to_dir_name} if ($self->{to_dir_name});
    $self->{to_dir_name} = $self->to_dir();
    return $self->{to_dir_name};
}

sub from_area {
    my ($self) = @_;
    return $self->{from_area};
}

sub from_dir {
    my ($self) = @_;
    return $self->{from_dir};
}

sub to_area {
    my ($self) = @_;
    return $self->{to_area};
}

sub to_dir {
    my ($self) = @_;
    return $self->{to_dir};
}

sub path_from {
    my ($self) = @_;
    return $self->{path_from};
}

sub path_to {
    my ($self) = @_;
    return $self->{path_to};
}

sub num_spots {
    my ($self) = @_;
    return $self->{num_spots};
}

sub spots {
    my ($self) = @_;
    return $self->{spots};
}

sub old_spots {
    my ($self) = @_;
    return $self->{old_spots};
}

########################################################################
package SourceNav::EncounterSpot;

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

    $self->{spot_id} = $self->{_io}->read_u4le();
    $self->{t} = $self->{_io}->read_u1();
}

sub fraction {
    my ($self) = @_;
    return $self->{fraction} if ($self->{fraction});
    $self->{fraction} = $self->t() * 0.00392156862745098;
    return $self->{fraction};
}

sub spot_id {
    my ($self) = @_;
    return $self->{spot_id};
}

sub t {
    my ($self) = @_;
    return $self->{t};
}

########################################################################
package SourceNav::HidingSpot;

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

    if ($self->has_identity()) {
        $self->{id} = $self->{_io}->read_u4le();
    }
    $self->{position} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    if ($self->has_identity()) {
        $self->{flags} = SourceNav::HidingSpotBits->new($self->{_io}, $self, $self->{_root});
    }
}

sub has_identity {
    my ($self) = @_;
    return $self->{has_identity} if ($self->{has_identity});
    $self->{has_identity} = $self->_root()->version() >= 2;
    return $self->{has_identity};
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
package SourceNav::HidingSpotBits;

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

    $self->{in_cover} = $self->{_io}->read_bits_int_le(1);
    $self->{good_sniper_spot} = $self->{_io}->read_bits_int_le(1);
    $self->{ideal_sniper_spot} = $self->{_io}->read_bits_int_le(1);
    $self->{exposed} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved} = $self->{_io}->read_bits_int_le(4);
}

sub in_cover {
    my ($self) = @_;
    return $self->{in_cover};
}

sub good_sniper_spot {
    my ($self) = @_;
    return $self->{good_sniper_spot};
}

sub ideal_sniper_spot {
    my ($self) = @_;
    return $self->{ideal_sniper_spot};
}

sub exposed {
    my ($self) = @_;
    return $self->{exposed};
}

sub reserved {
    my ($self) = @_;
    return $self->{reserved};
}

########################################################################
package SourceNav::IdList;

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
package SourceNav::L4dHeader;

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

    if ($self->has_population()) {
        $self->{population} = $self->{_io}->read_bytes_term(0, 0, 1, 1);
    }
    $self->{num_fog_places} = $self->{_io}->read_u2le();
    $self->{fog_places} = [];
    my $n_fog_places = $self->num_fog_places();
    for (my $i = 0; $i < $n_fog_places; $i++) {
        push @{$self->{fog_places}}, SourceNav::Place->new($self->{_io}, $self, $self->{_root});
    }
}

sub has_population {
    my ($self) = @_;
    return $self->{has_population} if ($self->{has_population});
    $self->{has_population} = $self->_root()->l4d_version() >= 12;
    return $self->{has_population};
}

sub population {
    my ($self) = @_;
    return $self->{population};
}

sub num_fog_places {
    my ($self) = @_;
    return $self->{num_fog_places};
}

sub fog_places {
    my ($self) = @_;
    return $self->{fog_places};
}

########################################################################
package SourceNav::L4dOldBlock;

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

    $self->{unknown_d1} = $self->{_io}->read_u4le();
    $self->{unknown_d2} = $self->{_io}->read_u4le();
    $self->{unknown_d3} = $self->{_io}->read_f4le();
    $self->{unknown_d4} = $self->{_io}->read_f4le();
    $self->{unknown_d5} = $self->{_io}->read_u4le();
}

sub unknown_d1 {
    my ($self) = @_;
    return $self->{unknown_d1};
}

sub unknown_d2 {
    my ($self) = @_;
    return $self->{unknown_d2};
}

sub unknown_d3 {
    my ($self) = @_;
    return $self->{unknown_d3};
}

sub unknown_d4 {
    my ($self) = @_;
    return $self->{unknown_d4};
}

sub unknown_d5 {
    my ($self) = @_;
    return $self->{unknown_d5};
}

########################################################################
package SourceNav::L4dSpawnBits;

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

    $self->{reserved1} = $self->{_io}->read_bits_int_le(1);
    $self->{empty} = $self->{_io}->read_bits_int_le(1);
    $self->{stop_scan} = $self->{_io}->read_bits_int_le(1);
    $self->{has_old_block} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved2} = $self->{_io}->read_bits_int_le(1);
    $self->{battlestation} = $self->{_io}->read_bits_int_le(1);
    $self->{finale} = $self->{_io}->read_bits_int_le(1);
    $self->{player_start} = $self->{_io}->read_bits_int_le(1);
    $self->{battlefield} = $self->{_io}->read_bits_int_le(1);
    $self->{ignore_visibility} = $self->{_io}->read_bits_int_le(1);
    $self->{not_clearable} = $self->{_io}->read_bits_int_le(1);
    $self->{checkpoint} = $self->{_io}->read_bits_int_le(1);
    $self->{obscured} = $self->{_io}->read_bits_int_le(1);
    $self->{no_mobs} = $self->{_io}->read_bits_int_le(1);
    $self->{threat} = $self->{_io}->read_bits_int_le(1);
    $self->{rescue_vehicle} = $self->{_io}->read_bits_int_le(1);
    $self->{rescue_closet} = $self->{_io}->read_bits_int_le(1);
    $self->{escape_route} = $self->{_io}->read_bits_int_le(1);
    $self->{destroyed_door} = $self->{_io}->read_bits_int_le(1);
    $self->{nothreat} = $self->{_io}->read_bits_int_le(1);
    $self->{lyingdown} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved3} = $self->{_io}->read_bits_int_le(3);
    $self->{compass_north} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_northeast} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_east} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_southeast} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_south} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_southwest} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_west} = $self->{_io}->read_bits_int_le(1);
    $self->{compass_northwest} = $self->{_io}->read_bits_int_le(1);
}

sub reserved1 {
    my ($self) = @_;
    return $self->{reserved1};
}

sub empty {
    my ($self) = @_;
    return $self->{empty};
}

sub stop_scan {
    my ($self) = @_;
    return $self->{stop_scan};
}

sub has_old_block {
    my ($self) = @_;
    return $self->{has_old_block};
}

sub reserved2 {
    my ($self) = @_;
    return $self->{reserved2};
}

sub battlestation {
    my ($self) = @_;
    return $self->{battlestation};
}

sub finale {
    my ($self) = @_;
    return $self->{finale};
}

sub player_start {
    my ($self) = @_;
    return $self->{player_start};
}

sub battlefield {
    my ($self) = @_;
    return $self->{battlefield};
}

sub ignore_visibility {
    my ($self) = @_;
    return $self->{ignore_visibility};
}

sub not_clearable {
    my ($self) = @_;
    return $self->{not_clearable};
}

sub checkpoint {
    my ($self) = @_;
    return $self->{checkpoint};
}

sub obscured {
    my ($self) = @_;
    return $self->{obscured};
}

sub no_mobs {
    my ($self) = @_;
    return $self->{no_mobs};
}

sub threat {
    my ($self) = @_;
    return $self->{threat};
}

sub rescue_vehicle {
    my ($self) = @_;
    return $self->{rescue_vehicle};
}

sub rescue_closet {
    my ($self) = @_;
    return $self->{rescue_closet};
}

sub escape_route {
    my ($self) = @_;
    return $self->{escape_route};
}

sub destroyed_door {
    my ($self) = @_;
    return $self->{destroyed_door};
}

sub nothreat {
    my ($self) = @_;
    return $self->{nothreat};
}

sub lyingdown {
    my ($self) = @_;
    return $self->{lyingdown};
}

sub reserved3 {
    my ($self) = @_;
    return $self->{reserved3};
}

sub compass_north {
    my ($self) = @_;
    return $self->{compass_north};
}

sub compass_northeast {
    my ($self) = @_;
    return $self->{compass_northeast};
}

sub compass_east {
    my ($self) = @_;
    return $self->{compass_east};
}

sub compass_southeast {
    my ($self) = @_;
    return $self->{compass_southeast};
}

sub compass_south {
    my ($self) = @_;
    return $self->{compass_south};
}

sub compass_southwest {
    my ($self) = @_;
    return $self->{compass_southwest};
}

sub compass_west {
    my ($self) = @_;
    return $self->{compass_west};
}

sub compass_northwest {
    my ($self) = @_;
    return $self->{compass_northwest};
}

########################################################################
package SourceNav::NavArea;

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
    my $_on = $self->_root()->len_attributes();
    if ($_on == 1) {
        $self->{attributes} = $self->{_io}->read_u1();
    }
    elsif ($_on == 2) {
        $self->{attributes} = $self->{_io}->read_u2le();
    }
    else {
        $self->{attributes} = $self->{_io}->read_u4le();
    }
    $self->{nw} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{se} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{ne_z} = $self->{_io}->read_f4le();
    $self->{sw_z} = $self->{_io}->read_f4le();
    $self->{connections} = [];
    my $n_connections = 4;
    for (my $i = 0; $i < $n_connections; $i++) {
        push @{$self->{connections}}, SourceNav::IdList->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_hiding_spots} = $self->{_io}->read_u1();
    $self->{hiding_spots} = [];
    my $n_hiding_spots = $self->num_hiding_spots();
    for (my $i = 0; $i < $n_hiding_spots; $i++) {
        push @{$self->{hiding_spots}}, SourceNav::HidingSpot->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_approaches()) {
        $self->{num_approaches} = $self->{_io}->read_u1();
    }
    if ($self->has_approaches()) {
        $self->{approaches} = [];
        my $n_approaches = $self->num_approaches();
        for (my $i = 0; $i < $n_approaches; $i++) {
            push @{$self->{approaches}}, SourceNav::Approach->new($self->{_io}, $self, $self->{_root});
        }
    }
    $self->{num_encounters} = $self->{_io}->read_u4le();
    $self->{encounters} = [];
    my $n_encounters = $self->num_encounters();
    for (my $i = 0; $i < $n_encounters; $i++) {
        push @{$self->{encounters}}, SourceNav::Encounter->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_place_index()) {
        $self->{place_index} = $self->{_io}->read_u2le();
    }
    if ($self->has_ladder_lists()) {
        $self->{ladders_up} = SourceNav::IdList->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_ladder_lists()) {
        $self->{ladders_down} = SourceNav::IdList->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_occupy_times()) {
        $self->{earliest_occupy_time} = [];
        my $n_earliest_occupy_time = $self->_root()->num_teams();
        for (my $i = 0; $i < $n_earliest_occupy_time; $i++) {
            push @{$self->{earliest_occupy_time}}, $self->{_io}->read_f4le();
        }
    }
    if ($self->has_light()) {
        $self->{light_intensity} = [];
        my $n_light_intensity = 4;
        for (my $i = 0; $i < $n_light_intensity; $i++) {
            push @{$self->{light_intensity}}, $self->{_io}->read_f4le();
        }
    }
    if ($self->has_spawn_attributes()) {
        $self->{spawn_attributes} = SourceNav::L4dSpawnBits->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_unknown_a()) {
        $self->{unknown_a} = $self->{_io}->read_u4le();
    }
    if ($self->has_unknown_b()) {
        $self->{unknown_b} = $self->{_io}->read_u4le();
    }
    if ($self->has_unknown_c()) {
        $self->{unknown_c} = $self->{_io}->read_u4le();
    }
    if ($self->has_fog_place_index()) {
        $self->{fog_place_index} = $self->{_io}->read_u2le();
    }
    if ($self->has_unknown_d()) {
        $self->{unknown_d} = SourceNav::L4dOldBlock->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_unknown_e()) {
        $self->{num_unknown_e} = $self->{_io}->read_u1();
    }
    if ($self->has_unknown_e()) {
        $self->{unknown_e} = [];
        my $n_unknown_e = $self->num_unknown_e();
        for (my $i = 0; $i < $n_unknown_e; $i++) {
            push @{$self->{unknown_e}}, $self->{_io}->read_u4le();
        }
    }
    if ($self->has_visible()) {
        $self->{num_visible} = $self->{_io}->read_u4le();
    }
    if ($self->has_visible()) {
        $self->{visible} = [];
        my $n_visible = $self->num_visible();
        for (my $i = 0; $i < $n_visible; $i++) {
            push @{$self->{visible}}, SourceNav::VisibleArea->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_inherited_visibility()) {
        $self->{inherit_visibility_from} = $self->{_io}->read_u4le();
    }
    if ($self->has_cs_approaches()) {
        $self->{num_cs_approaches} = $self->{_io}->read_u1();
    }
    if ($self->has_cs_approaches()) {
        $self->{cs_approaches} = [];
        my $n_cs_approaches = $self->num_cs_approaches();
        for (my $i = 0; $i < $n_cs_approaches; $i++) {
            push @{$self->{cs_approaches}}, SourceNav::Approach->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->has_tf_attributes()) {
        $self->{tf_attributes} = SourceNav::TfAreaBits->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->has_tfc_attributes()) {
        $self->{tfc_attributes} = $self->{_io}->read_u8le();
    }
    if ($self->has_ins_attributes()) {
        $self->{ins_attributes} = $self->{_io}->read_u4le();
    }
}

sub has_approaches {
    my ($self) = @_;
    return $self->{has_approaches} if ($self->{has_approaches});
    $self->{has_approaches} = $self->_root()->version() < 15;
    return $self->{has_approaches};
}

sub has_cs_approaches {
    my ($self) = @_;
    return $self->{has_cs_approaches} if ($self->{has_cs_approaches});
    $self->{has_cs_approaches} = $self->_root()->is_cs();
    return $self->{has_cs_approaches};
}

sub has_fog_place_index {
    my ($self) = @_;
    return $self->{has_fog_place_index} if ($self->{has_fog_place_index});
    $self->{has_fog_place_index} = $self->_root()->l4d_version() >= 8;
    return $self->{has_fog_place_index};
}

sub has_inherited_visibility {
    my ($self) = @_;
    return $self->{has_inherited_visibility} if ($self->{has_inherited_visibility});
    $self->{has_inherited_visibility} = ($self->_root()->is_l4d() ? $self->_root()->l4d_version() >= 11 : $self->_root()->version() >= 16);
    return $self->{has_inherited_visibility};
}

sub has_ins_attributes {
    my ($self) = @_;
    return $self->{has_ins_attributes} if ($self->{has_ins_attributes});
    $self->{has_ins_attributes} = $self->_root()->is_ins();
    return $self->{has_ins_attributes};
}

sub has_ladder_lists {
    my ($self) = @_;
    return $self->{has_ladder_lists} if ($self->{has_ladder_lists});
    $self->{has_ladder_lists} = $self->_root()->version() >= 7;
    return $self->{has_ladder_lists};
}

sub has_light {
    my ($self) = @_;
    return $self->{has_light} if ($self->{has_light});
    $self->{has_light} = $self->_root()->version() >= 11;
    return $self->{has_light};
}

sub has_occupy_times {
    my ($self) = @_;
    return $self->{has_occupy_times} if ($self->{has_occupy_times});
    $self->{has_occupy_times} = $self->_root()->version() >= 8;
    return $self->{has_occupy_times};
}

sub has_place_index {
    my ($self) = @_;
    return $self->{has_place_index} if ($self->{has_place_index});
    $self->{has_place_index} = $self->_root()->version() >= 5;
    return $self->{has_place_index};
}

sub has_spawn_attributes {
    my ($self) = @_;
    return $self->{has_spawn_attributes} if ($self->{has_spawn_attributes});
    $self->{has_spawn_attributes} = $self->_root()->l4d_version() >= 1;
    return $self->{has_spawn_attributes};
}

sub has_tf_attributes {
    my ($self) = @_;
    return $self->{has_tf_attributes} if ($self->{has_tf_attributes});
    $self->{has_tf_attributes} = $self->_root()->is_tf();
    return $self->{has_tf_attributes};
}

sub has_tfc_attributes {
    my ($self) = @_;
    return $self->{has_tfc_attributes} if ($self->{has_tfc_attributes});
    $self->{has_tfc_attributes} = $self->_root()->is_tfc();
    return $self->{has_tfc_attributes};
}

sub has_unknown_a {
    my ($self) = @_;
    return $self->{has_unknown_a} if ($self->{has_unknown_a});
    $self->{has_unknown_a} =  (($self->_root()->l4d_version() >= 2) && ($self->_root()->l4d_version() <= 9)) ;
    return $self->{has_unknown_a};
}

sub has_unknown_b {
    my ($self) = @_;
    return $self->{has_unknown_b} if ($self->{has_unknown_b});
    $self->{has_unknown_b} =  (($self->_root()->l4d_version() >= 4) && ($self->_root()->l4d_version() <= 9)) ;
    return $self->{has_unknown_b};
}

sub has_unknown_c {
    my ($self) = @_;
    return $self->{has_unknown_c} if ($self->{has_unknown_c});
    $self->{has_unknown_c} =  (($self->_root()->l4d_version() >= 5) && ($self->_root()->l4d_version() <= 12)) ;
    return $self->{has_unknown_c};
}

sub has_unknown_d {
    my ($self) = @_;
    return $self->{has_unknown_d} if ($self->{has_unknown_d});
    $self->{has_unknown_d} =  (($self->_root()->l4d_version() >= 1) && ($self->_root()->l4d_version() <= 9) && ($self->spawn_attributes()->has_old_block())) ;
    return $self->{has_unknown_d};
}

sub has_unknown_e {
    my ($self) = @_;
    return $self->{has_unknown_e} if ($self->{has_unknown_e});
    $self->{has_unknown_e} =  (($self->_root()->l4d_version() >= 3) && ($self->_root()->l4d_version() <= 9)) ;
    return $self->{has_unknown_e};
}

sub has_visible {
    my ($self) = @_;
    return $self->{has_visible} if ($self->{has_visible});
    $self->{has_visible} = ($self->_root()->is_l4d() ? $self->_root()->l4d_version() >= 5 : $self->_root()->version() >= 16);
    return $self->{has_visible};
}

sub id {
    my ($self) = @_;
    return $self->{id};
}

sub attributes {
    my ($self) = @_;
    return $self->{attributes};
}

sub nw {
    my ($self) = @_;
    return $self->{nw};
}

sub se {
    my ($self) = @_;
    return $self->{se};
}

sub ne_z {
    my ($self) = @_;
    return $self->{ne_z};
}

sub sw_z {
    my ($self) = @_;
    return $self->{sw_z};
}

sub connections {
    my ($self) = @_;
    return $self->{connections};
}

sub num_hiding_spots {
    my ($self) = @_;
    return $self->{num_hiding_spots};
}

sub hiding_spots {
    my ($self) = @_;
    return $self->{hiding_spots};
}

sub num_approaches {
    my ($self) = @_;
    return $self->{num_approaches};
}

sub approaches {
    my ($self) = @_;
    return $self->{approaches};
}

sub num_encounters {
    my ($self) = @_;
    return $self->{num_encounters};
}

sub encounters {
    my ($self) = @_;
    return $self->{encounters};
}

sub place_index {
    my ($self) = @_;
    return $self->{place_index};
}

sub ladders_up {
    my ($self) = @_;
    return $self->{ladders_up};
}

sub ladders_down {
    my ($self) = @_;
    return $self->{ladders_down};
}

sub earliest_occupy_time {
    my ($self) = @_;
    return $self->{earliest_occupy_time};
}

sub light_intensity {
    my ($self) = @_;
    return $self->{light_intensity};
}

sub spawn_attributes {
    my ($self) = @_;
    return $self->{spawn_attributes};
}

sub unknown_a {
    my ($self) = @_;
    return $self->{unknown_a};
}

sub unknown_b {
    my ($self) = @_;
    return $self->{unknown_b};
}

sub unknown_c {
    my ($self) = @_;
    return $self->{unknown_c};
}

sub fog_place_index {
    my ($self) = @_;
    return $self->{fog_place_index};
}

sub unknown_d {
    my ($self) = @_;
    return $self->{unknown_d};
}

sub num_unknown_e {
    my ($self) = @_;
    return $self->{num_unknown_e};
}

sub unknown_e {
    my ($self) = @_;
    return $self->{unknown_e};
}

sub num_visible {
    my ($self) = @_;
    return $self->{num_visible};
}

sub visible {
    my ($self) = @_;
    return $self->{visible};
}

sub inherit_visibility_from {
    my ($self) = @_;
    return $self->{inherit_visibility_from};
}

sub num_cs_approaches {
    my ($self) = @_;
    return $self->{num_cs_approaches};
}

sub cs_approaches {
    my ($self) = @_;
    return $self->{cs_approaches};
}

sub tf_attributes {
    my ($self) = @_;
    return $self->{tf_attributes};
}

sub tfc_attributes {
    my ($self) = @_;
    return $self->{tfc_attributes};
}

sub ins_attributes {
    my ($self) = @_;
    return $self->{ins_attributes};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "area " . sprintf('%d', $self->id())
}

########################################################################
package SourceNav::NavLadder;

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
    $self->{top} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{bottom} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{length} = $self->{_io}->read_f4le();
    $self->{direction} = $self->{_io}->read_u4le();
    if ($self->has_dangling_flag()) {
        $self->{is_dangling} = $self->{_io}->read_u1();
    }
    $self->{top_forward_area} = $self->{_io}->read_u4le();
    $self->{top_left_area} = $self->{_io}->read_u4le();
    $self->{top_right_area} = $self->{_io}->read_u4le();
    $self->{top_behind_area} = $self->{_io}->read_u4le();
    $self->{bottom_area} = $self->{_io}->read_u4le();
}

sub direction_name {
    my ($self) = @_;
    return $self->{direction_name} if ($self->{direction_name});
    $self->{direction_name} = $self->direction();
    return $self->{direction_name};
}

sub has_dangling_flag {
    my ($self) = @_;
    return $self->{has_dangling_flag} if ($self->{has_dangling_flag});
    $self->{has_dangling_flag} = $self->_root()->version() == 6;
    return $self->{has_dangling_flag};
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

sub is_dangling {
    my ($self) = @_;
    return $self->{is_dangling};
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

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "ladder " . sprintf('%d', $self->id())
}

########################################################################
package SourceNav::OldEncounterSpot;

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

    $self->{position} = SourceNav::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{t} = $self->{_io}->read_f4le();
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub t {
    my ($self) = @_;
    return $self->{t};
}

########################################################################
package SourceNav::Place;

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
package SourceNav::TfAreaBits;

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

    $self->{blocked} = $self->{_io}->read_bits_int_le(1);
    $self->{spawn_room_red} = $self->{_io}->read_bits_int_le(1);
    $self->{spawn_room_blue} = $self->{_io}->read_bits_int_le(1);
    $self->{spawn_room_exit} = $self->{_io}->read_bits_int_le(1);
    $self->{has_ammo} = $self->{_io}->read_bits_int_le(1);
    $self->{has_health} = $self->{_io}->read_bits_int_le(1);
    $self->{control_point} = $self->{_io}->read_bits_int_le(1);
    $self->{blue_sentry_danger} = $self->{_io}->read_bits_int_le(1);
    $self->{red_sentry_danger} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved1} = $self->{_io}->read_bits_int_le(2);
    $self->{blue_setup_gate} = $self->{_io}->read_bits_int_le(1);
    $self->{red_setup_gate} = $self->{_io}->read_bits_int_le(1);
    $self->{blocked_after_point_capture} = $self->{_io}->read_bits_int_le(1);
    $self->{blocked_until_point_capture} = $self->{_io}->read_bits_int_le(1);
    $self->{blue_one_way_door} = $self->{_io}->read_bits_int_le(1);
    $self->{red_one_way_door} = $self->{_io}->read_bits_int_le(1);
    $self->{with_second_point} = $self->{_io}->read_bits_int_le(1);
    $self->{with_third_point} = $self->{_io}->read_bits_int_le(1);
    $self->{with_fourth_point} = $self->{_io}->read_bits_int_le(1);
    $self->{with_fifth_point} = $self->{_io}->read_bits_int_le(1);
    $self->{sniper_spot} = $self->{_io}->read_bits_int_le(1);
    $self->{sentry_spot} = $self->{_io}->read_bits_int_le(1);
    $self->{escape_route} = $self->{_io}->read_bits_int_le(1);
    $self->{escape_route_visible} = $self->{_io}->read_bits_int_le(1);
    $self->{no_spawning} = $self->{_io}->read_bits_int_le(1);
    $self->{rescue_closet} = $self->{_io}->read_bits_int_le(1);
    $self->{bomb_can_drop_here} = $self->{_io}->read_bits_int_le(1);
    $self->{door_never_blocks} = $self->{_io}->read_bits_int_le(1);
    $self->{door_always_blocks} = $self->{_io}->read_bits_int_le(1);
    $self->{unblockable} = $self->{_io}->read_bits_int_le(1);
    $self->{reserved2} = $self->{_io}->read_bits_int_le(1);
}

sub blocked {
    my ($self) = @_;
    return $self->{blocked};
}

sub spawn_room_red {
    my ($self) = @_;
    return $self->{spawn_room_red};
}

sub spawn_room_blue {
    my ($self) = @_;
    return $self->{spawn_room_blue};
}

sub spawn_room_exit {
    my ($self) = @_;
    return $self->{spawn_room_exit};
}

sub has_ammo {
    my ($self) = @_;
    return $self->{has_ammo};
}

sub has_health {
    my ($self) = @_;
    return $self->{has_health};
}

sub control_point {
    my ($self) = @_;
    return $self->{control_point};
}

sub blue_sentry_danger {
    my ($self) = @_;
    return $self->{blue_sentry_danger};
}

sub red_sentry_danger {
    my ($self) = @_;
    return $self->{red_sentry_danger};
}

sub reserved1 {
    my ($self) = @_;
    return $self->{reserved1};
}

sub blue_setup_gate {
    my ($self) = @_;
    return $self->{blue_setup_gate};
}

sub red_setup_gate {
    my ($self) = @_;
    return $self->{red_setup_gate};
}

sub blocked_after_point_capture {
    my ($self) = @_;
    return $self->{blocked_after_point_capture};
}

sub blocked_until_point_capture {
    my ($self) = @_;
    return $self->{blocked_until_point_capture};
}

sub blue_one_way_door {
    my ($self) = @_;
    return $self->{blue_one_way_door};
}

sub red_one_way_door {
    my ($self) = @_;
    return $self->{red_one_way_door};
}

sub with_second_point {
    my ($self) = @_;
    return $self->{with_second_point};
}

sub with_third_point {
    my ($self) = @_;
    return $self->{with_third_point};
}

sub with_fourth_point {
    my ($self) = @_;
    return $self->{with_fourth_point};
}

sub with_fifth_point {
    my ($self) = @_;
    return $self->{with_fifth_point};
}

sub sniper_spot {
    my ($self) = @_;
    return $self->{sniper_spot};
}

sub sentry_spot {
    my ($self) = @_;
    return $self->{sentry_spot};
}

sub escape_route {
    my ($self) = @_;
    return $self->{escape_route};
}

sub escape_route_visible {
    my ($self) = @_;
    return $self->{escape_route_visible};
}

sub no_spawning {
    my ($self) = @_;
    return $self->{no_spawning};
}

sub rescue_closet {
    my ($self) = @_;
    return $self->{rescue_closet};
}

sub bomb_can_drop_here {
    my ($self) = @_;
    return $self->{bomb_can_drop_here};
}

sub door_never_blocks {
    my ($self) = @_;
    return $self->{door_never_blocks};
}

sub door_always_blocks {
    my ($self) = @_;
    return $self->{door_always_blocks};
}

sub unblockable {
    my ($self) = @_;
    return $self->{unblockable};
}

sub reserved2 {
    my ($self) = @_;
    return $self->{reserved2};
}

########################################################################
package SourceNav::Vec3;

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

########################################################################
package SourceNav::VisibleArea;

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

    $self->{target} = $self->{_io}->read_u4le();
    if ($self->has_flags()) {
        $self->{flags} = $self->{_io}->read_u1();
    }
}

sub has_flags {
    my ($self) = @_;
    return $self->{has_flags} if ($self->{has_flags});
    $self->{has_flags} =  ((!($self->_root()->is_l4d())) || ($self->_root()->l4d_version() >= 9)) ;
    return $self->{has_flags};
}

sub target {
    my ($self) = @_;
    return $self->{target};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

1;
