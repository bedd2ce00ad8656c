<?php
// Canonical JSON from the generated PHP classes.
//
// Usage: php dump.php PLANS AUTOLOAD <LIST. See conformance/README.md for what is read and printed.
use Kaitai\Struct\Error\EndOfStreamError;
use Kaitai\Struct\Error\NoTerminatorFoundError;
use Kaitai\Struct\Error\ValidationFailedError;
use Kaitai\Struct\Stream;

const EXACT = (1 << 53) - 1;

set_error_handler(function (int $severity, string $message) {
    throw new ErrorException($message, 0, $severity);
}, E_ALL & ~E_DEPRECATED);
require $argv[2];

function pascal(string $name): string {
    return implode('', array_map('ucfirst', explode('_', $name)));
}

function integer($value): string {
    if (!is_int($value)) {
        throw new TypeError(var_export($value, true) . ' is no integer');
    }
    return abs($value) <= EXACT ? (string)$value : "\"$value\"";
}

/** PHP has no unsigned integers: the upper half of eight bytes arrives as negative numbers. */
function unsigned(int $value): string {
    return $value >= 0 ? integer($value) : sprintf('"%u"', $value);
}

function converted($value, array $member, array $types): string {
    switch ($member['kind']) {
        case 'struct': return dumped($value, $member['type'], $types);
        case 'bytes': return '"hex:' . bin2hex($value) . '"';
        case 'f4':
        case 'f8': return is_nan($value) ? '"f8:nan"' : '"f8:' . bin2hex(pack('E', $value)) . '"';
        case 'bool': return $value ? 'true' : 'false';
        case 'u8': return unsigned($value);
    }
    return integer($value);
}

function dumped(object $object, string $type, array $types): string {
    $found = [];
    foreach ($types[$type]['members'] as $member) {
        if ($member['present'] !== '' && !$object->{$member['condition']}()) {
            continue;
        }
        $value = $object->{$member['name']}();
        $text = $member['list']
            ? '[' . implode(',', array_map(fn($each) => converted($each, $member, $types), $value)) . ']'
            : converted($value, $member, $types);
        $found[] = "\"{$member['id']}\":$text";
    }
    return '{' . implode(',', $found) . '}';
}

function answer(array $plan, string $path, bool $isTimed): string {
    require_once $plan['file'];
    $class = '\\Navspec\\' . pascal($plan['root']);
    $data = file_get_contents($path);
    $start = hrtime(true);
    $object = new $class(new Stream($data));
    if ($isTimed) {
        return (string)(hrtime(true) - $start);
    }
    return dumped($object, $plan['root'], $plan['types']);
}

$plans = json_decode(file_get_contents($argv[1]), true);
foreach ($plans as &$plan) {
    foreach ($plan['types'] as &$type) {
        foreach ($type['members'] as &$member) {
            $member['name'] = lcfirst(pascal($member['id']));
            $member['condition'] = lcfirst(pascal($member['present']));
        }
    }
}
unset($plan, $type, $member);
while (($line = fgets(STDIN)) !== false) {
    $words = explode("\t", rtrim($line, "\n"));
    try {
        $text = answer($plans[$words[0]], $words[1], count($words) > 2);
    } catch (EndOfStreamError | NoTerminatorFoundError $error) {
        $text = '!eof ' . json_encode($error->getMessage(), JSON_INVALID_UTF8_SUBSTITUTE);
    } catch (ValidationFailedError $error) {
        $text = '!validation ' . json_encode($error->getMessage(), JSON_INVALID_UTF8_SUBSTITUTE);
    } catch (Throwable $error) {
        $text = '!other ' . get_class($error) . ' ' . json_encode($error->getMessage(), JSON_INVALID_UTF8_SUBSTITUTE);
    }
    echo $text, "\n";
}
