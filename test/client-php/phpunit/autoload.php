<?php

declare(strict_types=1);

// Loads the built package, and its libraries as Debian packages them.
foreach (['GuzzleHttp', 'Nyholm/Psr7', 'Symfony/Component/HttpClient', 'Psr/Log'] as $library) {
    require_once "/usr/share/php/$library/autoload.php";
}
spl_autoload_register(static function (string $class): void {
    $name = strtr(preg_replace('/^AccountingPlatform\\\\/', '', $class), '\\', '/');
    $file = dirname(__DIR__, 3) . "/generated/client-php/src/$name.php";
    if (str_starts_with($class, 'AccountingPlatform\\') && is_file($file)) {
        require $file;
    }
});

/** Calls the control plane of the sandbox. */
function control(string $path, array|null $body = null, string $method = 'POST'): mixed
{
    $options = ['method' => $method, 'header' => 'Content-Type: application/json', 'content' => $body === null ? '' : json_encode($body)];
    return json_decode((string) file_get_contents(getenv('SANDBOX_URL') . "/_sandbox/$path", false, stream_context_create(['http' => $options])), true);
}
