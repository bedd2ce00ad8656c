use strict;
use warnings;
use GtaSaPaths;

for my $name (@ARGV) {
    my $parsed = eval { GtaSaPaths->from_file($name) };
    if ($parsed) {
        my $node = $parsed->nodes->[0];
        printf "%s: %d nodes, %d links\n", $name, $parsed->num_nodes, $parsed->num_links;
        printf "  node 0 at (%.1f, %.1f, %.1f), links: %d\n",
            $node->position_x, $node->position_y, $node->position_z, $node->flags->link_count;
    } elsif ($@ =~ /^Requested \d+ bytes, but only/) {
        print "$name: ends too early\n";
    } else {
        die $@ || "$name cannot be opened\n";
    }
}
