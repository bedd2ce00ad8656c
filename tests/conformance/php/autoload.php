<?php
// What composer writes: where the classes of the runtime are.
spl_autoload_register(function (string $name) {
    $file = '@runtime@/' . strtr($name, '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
