<?php
require 'vendor/autoload.php';

use Kaitai\Struct\Error\EndOfStreamError;
use Kaitai\Struct\Error\ValidationFailedError;

foreach (array_slice($argv, 1) as $name) {
    try {
        $parsed = Navspec\GtaSaPaths::fromFile($name);
        $node = $parsed->nodes()[0];
        printf("%s: %d nodes, %d links\n", $name, $parsed->numNodes(), $parsed->numLinks());
        printf("  node 0 at (%.1f, %.1f, %.1f), links: %d\n",
            $node->positionX(), $node->positionY(), $node->positionZ(), $node->flags()->linkCount());
    } catch (EndOfStreamError $error) {
        print("$name: ends too early\n");
    } catch (ValidationFailedError $error) {
        print("$name: has a value that is not allowed\n");
    }
}
