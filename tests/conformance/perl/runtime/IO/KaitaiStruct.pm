# A stand-in for the official Perl runtime, with what the generated code of navspec's formats calls and no more.
# It is for these tests alone: programs use https://metacpan.org/pod/IO::KaitaiStruct.

package IO::KaitaiStruct;

use strict;
use warnings;

our $VERSION = 0.011;

package IO::KaitaiStruct::Struct;

use strict;
use warnings;

sub new {
    my ($class, $io) = @_;
    return bless {_io => $io}, $class;
}

sub _io { return $_[0]{_io} }
sub _parent { return $_[0]{_parent} }
sub _root { return $_[0]{_root} }

package IO::KaitaiStruct::Stream;

use strict;
use warnings;

my %NUMBERS = (
    u1 => 'C', u2le => 'S<', u4le => 'L<', u8le => 'Q<', u2be => 'S>', u4be => 'L>', u8be => 'Q>',
    s1 => 'c', s2le => 's<', s4le => 'l<', s8le => 'q<', s2be => 's>', s4be => 'l>', s8be => 'q>',
    f4le => 'f<', f8le => 'd<', f4be => 'f>', f8be => 'd>',
);

for my $name (keys %NUMBERS) {
    my ($form, $size) = ($NUMBERS{$name}, $name =~ /(\d)/);
    no strict 'refs';
    *{"read_$name"} = sub { return unpack $form, $_[0]->read_bytes($size) };
}

# A stream is made of a file that is open, or of bytes.
sub new {
    my ($class, $from) = @_;
    my $data = ref $from eq 'GLOB' ? do { local $/; <$from> } : $from;
    return bless {data => $data // '', at => 0, bits => 0, num_bits => 0}, $class;
}

sub size { return length $_[0]{data} }
sub pos { return $_[0]{at} }

sub align_to_byte {
    my ($self) = @_;
    $self->{bits} = $self->{num_bits} = 0;
}

sub read_bits_int_le {
    my ($self, $count) = @_;
    while ($self->{num_bits} < $count) {
        $self->{bits} |= ord($self->_taken(1)) << $self->{num_bits};
        $self->{num_bits} += 8;
    }
    my $value = $self->{bits} & ((1 << $count) - 1);
    $self->{bits} >>= $count;
    $self->{num_bits} -= $count;
    return $value;
}

sub read_bytes {
    my ($self, $count) = @_;
    $self->align_to_byte();
    return $self->_taken($count);
}

sub read_bytes_full {
    my ($self) = @_;
    return $self->read_bytes($self->size() - $self->{at});
}

sub read_bytes_term {
    my ($self, $terminator, $include_it, $consume_it, $must_be_there) = @_;
    my $last = index $self->{data}, chr $terminator, $self->{at};
    if ($last < 0) {
        die "End of stream reached, but no terminator '$terminator' found" if $must_be_there;
        return $self->read_bytes_full();
    }
    my $found = $self->read_bytes($last - $self->{at} + ($include_it ? 1 : 0));
    $self->{at} = $consume_it ? $last + 1 : $last;
    return $found;
}

sub _taken {
    my ($self, $count) = @_;
    die "$count is no number of bytes" if $count < 0 || $count != int $count;
    my $at = $self->{at};
    my $left = length($self->{data}) - $at;
    die "Requested $count bytes, but only $left bytes available" if $count > $left;
    $self->{at} = $at + $count;
    return substr $self->{data}, $at, $count;
}

1;
