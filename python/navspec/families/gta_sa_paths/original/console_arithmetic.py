"""Single-precision arithmetic of the PlayStation 2, on which the original compiler ran: it cuts where others round.

All functions take and return float64 arrays whose values are singles, and no others.
"""

from __future__ import annotations

import numpy as np

from navspec.graphs.arrays import Array

_FRACTION = 23
"""Bits of a single after its leading one."""
_SURPLUS = 52 - _FRACTION
"""Bits that a double has more."""
_LEADING = 1 << _FRACTION
_WORD = np.uint64(0xFFFF_FFFF)


def cut(values: Array) -> Array:
    """Round numbers to singles toward zero; float64."""
    doubles = np.ascontiguousarray(values, np.float64)
    return (doubles.view(np.int64) & -(1 << _SURPLUS)).view(np.float64)


def add(augend: Array | float, addend: Array | float) -> Array:
    """Add singles: the smaller one keeps one bit below the last bit of the larger one, and the sum is cut."""
    is_larger = np.abs(augend) >= np.abs(addend)
    large, small = np.where(is_larger, augend, addend), np.where(is_larger, addend, augend)
    exponent = np.frexp(large)[1]
    guard = np.ldexp(1.0, exponent - (_FRACTION + 2))
    # Of two numbers of one exponent the smaller one is kept whole.
    small = np.where(np.frexp(small)[1] == exponent, small, np.trunc(small / guard) * guard)
    return cut(large + small)


def subtract(minuend: Array | float, subtrahend: Array | float) -> Array:
    """Subtract singles as `add` adds them."""
    return add(minuend, -np.asarray(subtrahend))


def multiply(multiplicand: Array | float, multiplier: Array | float) -> Array:
    """Multiply singles as the console's tree of adders does: the product is exact or one unit of bit 15 too small.

    The order of the operands matters: the low 16 bits of the `multiplier` choose the rows that are added.
    """
    multiplicand, multiplier = np.broadcast_arrays(*(np.asarray(x, np.float64) for x in (multiplicand, multiplier)))
    one, two = _mantissa(multiplicand), _mantissa(multiplier)
    product = one * two
    lost = (_add_rows(one, two) ^ product) & np.uint64(0x8000)
    scale = np.frexp(multiplicand)[1] + np.frexp(multiplier)[1] - 2 * (_FRACTION + 1)
    size = cut(np.ldexp((product - lost).astype(np.float64), scale))
    is_zero = (multiplicand == 0) | (multiplier == 0)
    return np.where(is_zero, 0.0, np.copysign(size, multiplicand * multiplier))


def _mantissa(values: Array) -> Array:
    """24 bits of singles with their leading one; uint64."""
    bits = np.ascontiguousarray(values).view(np.uint64)
    return (bits >> np.uint64(_SURPLUS)) & np.uint64(_LEADING - 1) | np.uint64(_LEADING)


def _add_rows(multiplicand: Array, multiplier: Array) -> Array:
    """Return the low 32 bits of the sum of eight Booth rows, without what carries from below bit 15 would add; uint64."""
    rows, signs = zip(*(_booth_row(multiplicand, multiplier, number) for number in range(8)), strict=True)
    high, last = signs[6] | rows[5] & np.uint64(0x800), rows[7] | (rows[5] & np.uint64(0x400)) + signs[5]
    sum_1, carry_1 = _save_carries(rows[1], rows[2], rows[3])
    sum_2, carry_2 = _save_carries(rows[4] & ~np.uint64(0x7FF), rows[5] & ~np.uint64(0xFFF), rows[6])
    sum_3, carry_3 = _save_carries(rows[0], sum_1, carry_1)
    sum_4, carry_4 = _save_carries(last, sum_2, carry_2 | high)
    sum_5, carry_5 = _save_carries(carry_3, sum_4, carry_4)
    sum_6, carry_6 = _save_carries(sum_3, sum_5, carry_5)
    mask = ~np.uint64(0x7FFF)
    return (sum_6 & mask) + (carry_6 + signs[7] & mask)


def _booth_row(multiplicand: Array, multiplier: Array, number: int) -> tuple[Array, Array]:
    """One row of a radix-4 multiplication, and the one that its complement lacks; uint64."""
    digits = (multiplier << np.uint64(1)) >> np.uint64(2 * number) & np.uint64(7)
    shift = np.uint64(1 << 2 * number)
    row = multiplicand * shift & _WORD
    row = np.where((digits == 3) | (digits == 4), row * np.uint64(2) & _WORD, row)
    is_negative = (digits >= 4) & (digits <= 6)
    row = np.where(is_negative, row ^ (_WORD + np.uint64(1) - shift), row)
    return np.where((digits == 0) | (digits == 7), np.uint64(0), row), np.where(is_negative, shift, np.uint64(0))


def _save_carries(one: Array, two: Array, three: Array) -> tuple[Array, Array]:
    """Add three rows of 32 bits: the sum without carries, and the carries; unsigned."""
    either = one ^ two
    return either ^ three, ((either & three | one & two) << one.dtype.type(1)) & one.dtype.type(0xFFFF_FFFF)


_STEPS = 25
"""Digits of a quotient or root."""
_POINT = 24


def divide(dividend: Array | float, divisor: Array | float) -> Array:
    """Divide singles digit by digit, the last remainder not corrected; not a number where the divisor is 0."""
    dividend, divisor = np.broadcast_arrays(*(np.asarray(x, np.float64) for x in (dividend, divisor)))
    part = _mantissa(divisor).astype(np.uint32) << np.uint32(2)
    remainder = (_mantissa(dividend).astype(np.uint32) << np.uint32(2), np.zeros(part.shape, np.uint32))
    quotient, digit = np.zeros(part.shape, np.int64), np.ones(part.shape, np.int32)
    for _ in range(_STEPS):
        quotient = 2 * quotient + digit
        remainder, digit = _next_remainder(remainder, digit, part)
    exponent = np.frexp(dividend)[1] - np.frexp(divisor)[1] - _POINT
    size = cut(np.ldexp(quotient.astype(np.float64), exponent))
    sign = np.sign(dividend) * np.sign(divisor)
    return np.where(divisor == 0, np.nan, np.where(dividend == 0, 0.0, sign * size))


def square_root(values: Array) -> Array:
    """Take square roots of singles that are not negative as `divide` divides."""
    values = np.asarray(values, np.float64)
    exponent = np.frexp(values)[1]
    is_odd = exponent & 1 == 1
    radicand = _mantissa(values).astype(np.uint32) << np.where(is_odd, 1, 2).astype(np.uint32)
    remainder = (radicand, np.zeros(radicand.shape, np.uint32))
    root, digit = np.zeros(radicand.shape, np.int64), np.ones(radicand.shape, np.int32)
    for step in range(_STEPS):
        # A digit d more makes the square larger by d times (twice the root and d).
        part = np.where(digit == 0, 0, (root + (digit.astype(np.int64) << _POINT - step)) * digit)
        root += digit.astype(np.int64) << _POINT + 1 - step
        remainder, digit = _next_remainder(remainder, digit, np.abs(part).astype(np.uint32))
    size = cut(np.ldexp(root.astype(np.float64), (exponent + 1 >> 1) - _POINT - 2))
    return np.where(values == 0, 0.0, size)


def _next_remainder(remainder: tuple[Array, Array], digit: Array, part: Array) -> tuple[tuple[Array, Array], Array]:
    """Take a digit's part off a remainder in carry-save form, and choose the next digit from the rest."""
    total, carry = remainder
    taken = np.where(digit > 0, ~part, np.where(digit < 0, part, np.uint32(0)))
    carry = carry + (digit > 0)
    new_total, new_carry = _save_carries(total, carry.astype(np.uint32), taken)
    is_kept = digit == 0
    estimate = _estimate(np.where(is_kept, total, new_total), np.where(is_kept, carry, new_carry).astype(np.uint32))
    digit = (estimate >= 1 << _POINT - 1).astype(np.int32) - (estimate < -(1 << _POINT))
    return (new_total << np.uint32(1), new_carry << np.uint32(1)), digit


def _estimate(total: Array, carry: Array) -> Array:
    """Return a remainder as the console sees it: only its whole bits are added; int32."""
    mask = np.uint32((1 << _POINT) - 1)
    return ((total & ~mask) + carry | total & mask).view(np.int32)
