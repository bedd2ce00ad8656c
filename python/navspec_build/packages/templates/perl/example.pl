use strict;
use warnings;
use GtaSaPaths;

for my $name (@ARGV) {
    if (my $paths = eval { GtaSaPaths->from_file($name) }) {
        my $node = $paths->nodes->[0];
        printf "%s: %d nodes, %d links\n", $name, $paths->num_nodes, $paths->num_links;
        printf "  node 0 at (%.1f, %.1f, %.1f), links: %d\n",
            $node->position_x, $node->position_y, $node->position_z, $node->flags->link_count;
    } elsif ($@ =~ /^Requested \d+ bytes/) {
        print "$name: ends too early\n";
    } else {
        die $@ || "$name cannot be opened\n";
    }
}
