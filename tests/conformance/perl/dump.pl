# Canonical JSON from the generated Perl packages.
#
# Usage: perl dump.pl PLANS <LIST. See conformance/README.md for what is read and printed.
use strict;
use warnings;
use JSON::PP;
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

use constant EXACT => (1 << 53) - 1;

sub integer {
    my ($value) = @_;
    die "no integer: " . (defined $value ? $value : 'undef') unless defined $value && $value =~ /^-?[0-9]+$/;
    return abs($value) <= EXACT ? 0 + $value : qq("$value");
}

sub converted {
    my ($value, $member, $types) = @_;
    my $kind = $member->{kind};
    return dumped($value, $member->{type}, $types) if $kind eq 'struct';
    return '"hex:' . unpack('H*', $value) . '"' if $kind eq 'bytes';
    return $value ? 'true' : 'false' if $kind eq 'bool';
    return $value != $value ? '"f8:nan"' : '"f8:' . unpack('H*', pack('d>', $value)) . '"' if $kind =~ /^f/;
    return integer($value);
}

sub dumped {
    my ($object, $type, $types) = @_;
    my @found;
    for my $member (@{$types->{$type}{members}}) {
        my ($id, $present) = ($member->{id}, $member->{present});
        next if $present && !$object->$present();
        my $value = $object->$id();
        my $text = $member->{list}
            ? '[' . join(',', map { converted($_, $member, $types) } @$value) . ']'
            : converted($value, $member, $types);
        push @found, qq("$id":$text);
    }
    return '{' . join(',', @found) . '}';
}

sub answer {
    my ($plan, $path, $is_timed) = @_;
    require $plan->{file};
    my $class = join '', map { ucfirst } split /_/, $plan->{root};
    open my $file, '<:raw', $path or die "$path: $!";
    my $data = do { local $/; <$file> };
    my $start = clock_gettime(CLOCK_MONOTONIC);
    my $object = $class->new(IO::KaitaiStruct::Stream->new($data // ''));
    return int((clock_gettime(CLOCK_MONOTONIC) - $start) * 1e9) if $is_timed;
    return dumped($object, $plan->{root}, $plan->{types});
}

# A warning of a parser is a fault.
$SIG{__WARN__} = sub { die @_ };

open my $plans_file, '<', $ARGV[0] or die "$ARGV[0]: $!";
my $plans = decode_json(do { local $/; <$plans_file> });
$| = 1;
while (my $line = <STDIN>) {
    chomp $line;
    my ($id, $path, $timed) = split /\t/, $line;
    my $text = eval { answer($plans->{$id}, $path, $timed) };
    if (!defined $text) {
        # The runtime dies with words alone, and tests no `valid` at all.
        my $kind = $@ =~ /^(Requested \d+ bytes, but only|End of stream reached)/ ? 'eof' : 'other';
        $text = "!$kind " . join ' ', split /\n/, $@;
    }
    print "$text\n";
}
