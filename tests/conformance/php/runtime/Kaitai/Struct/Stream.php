<?php
// A stand-in for the official PHP runtime, with what the generated code of navspec's formats calls and no more.
// It is for these tests alone: programs use https://packagist.org/packages/kaitai-io/kaitai_struct_php_runtime.
namespace Kaitai\Struct;

use Kaitai\Struct\Error\EndOfStreamError;
use Kaitai\Struct\Error\NoTerminatorFoundError;

require_once __DIR__ . '/errors.php';

class Stream {
    private $data;
    private $pos = 0;
    private $bits = 0;
    private $numBits = 0;

    public function __construct(string $data) {
        $this->data = $data;
    }

    public function size(): int {
        return strlen($this->data);
    }

    public function pos(): int {
        return $this->pos;
    }

    public function readU1(): int { return $this->number('C', 1); }
    public function readU2le(): int { return $this->number('v', 2); }
    public function readU4le(): int { return $this->number('V', 4); }
    public function readU8le(): int { return $this->number('P', 8); }
    public function readU2be(): int { return $this->number('n', 2); }
    public function readU4be(): int { return $this->number('N', 4); }
    public function readU8be(): int { return $this->number('J', 8); }
    public function readS1(): int { return $this->number('c', 1); }
    public function readS2le(): int { return self::signed($this->readU2le(), 16); }
    public function readS4le(): int { return self::signed($this->readU4le(), 32); }
    public function readS8le(): int { return $this->readU8le(); }
    public function readS2be(): int { return self::signed($this->readU2be(), 16); }
    public function readS4be(): int { return self::signed($this->readU4be(), 32); }
    public function readS8be(): int { return $this->readU8be(); }
    public function readF4le(): float { return $this->number('g', 4); }
    public function readF8le(): float { return $this->number('e', 8); }
    public function readF4be(): float { return $this->number('G', 4); }
    public function readF8be(): float { return $this->number('E', 8); }

    public function alignToByte(): void {
        $this->bits = 0;
        $this->numBits = 0;
    }

    /** Fields of these formats have no more than 32 bits, which no shift here makes negative. */
    public function readBitsIntLe(int $count): int {
        while ($this->numBits < $count) {
            $this->bits |= ord($this->data[$this->skipped(1)]) << $this->numBits;
            $this->numBits += 8;
        }
        $value = $this->bits & ((1 << $count) - 1);
        $this->bits >>= $count;
        $this->numBits -= $count;
        return $value;
    }

    public function readBytes(int $count): string {
        $this->alignToByte();
        return substr($this->data, $this->skipped($count), $count);
    }

    public function readBytesFull(): string {
        return $this->readBytes($this->size() - $this->pos);
    }

    public function readBytesTerm(int $terminator, bool $includeIt, bool $consumeIt, bool $mustBeThere): string {
        $this->alignToByte();
        $last = strpos($this->data, chr($terminator), $this->pos);
        if ($last === false) {
            if ($mustBeThere) {
                throw new NoTerminatorFoundError(chr($terminator));
            }
            return $this->readBytesFull();
        }
        $found = $this->readBytes($last - $this->pos + ($includeIt ? 1 : 0));
        $this->pos = $consumeIt ? $last + 1 : $last;
        return $found;
    }

    /** What Kaitai means by `%`: never negative. */
    public static function mod(int $a, int $b): int {
        return ($a % $b + $b) % $b;
    }

    private function number(string $form, int $size) {
        $this->alignToByte();
        return unpack($form, $this->data, $this->skipped($size))[1];
    }

    private static function signed(int $value, int $width): int {
        $half = 1 << $width - 1;
        return ($value ^ $half) - $half;
    }

    /** Where the next bytes begin, which are then behind. */
    private function skipped(int $count): int {
        if ($count < 0) {
            throw new \ValueError("$count is no number of bytes");
        }
        $left = $this->size() - $this->pos;
        if ($count > $left) {
            throw new EndOfStreamError($count, $left);
        }
        $this->pos += $count;
        return $this->pos - $count;
    }
}
