<?php
namespace Kaitai\Struct\Error;

use Kaitai\Struct\Stream;

class KaitaiError extends \RuntimeException {
}

class EndOfStreamError extends KaitaiError {
    public function __construct(int $requested, int $available) {
        parent::__construct("Requested $requested bytes, but only $available bytes available");
    }
}

class NoTerminatorFoundError extends KaitaiError {
    public function __construct(string $terminator) {
        parent::__construct("End of stream reached, but no terminator '$terminator' found");
    }
}

class KaitaiStructError extends \RuntimeException {
    public function __construct(string $words, string $path) {
        parent::__construct("$path: $words");
    }
}

class ValidationFailedError extends KaitaiStructError {
    public function __construct(string $words, Stream $io, string $path) {
        parent::__construct('at pos ' . $io->pos() . ": validation failed: $words", $path);
    }
}

class ValidationNotEqualError extends ValidationFailedError {
    public function __construct($expected, $actual, Stream $io, string $path) {
        parent::__construct("not equal, expected $expected, but got $actual", $io, $path);
    }
}

class ValidationLessThanError extends ValidationFailedError {
    public function __construct($min, $actual, Stream $io, string $path) {
        parent::__construct("not in range, min $min, but got $actual", $io, $path);
    }
}

class ValidationGreaterThanError extends ValidationFailedError {
    public function __construct($max, $actual, Stream $io, string $path) {
        parent::__construct("not in range, max $max, but got $actual", $io, $path);
    }
}

class ValidationNotAnyOfError extends ValidationFailedError {
    public function __construct($actual, Stream $io, string $path) {
        parent::__construct("not any of the list, got $actual", $io, $path);
    }
}
