<?php

declare(strict_types=1);

require_once __DIR__ . '/libraries.php';
// The built package.
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

/** Lets responses to an operation get lost: by turns after it was processed, and before, at one to three requests from each other. */
function loseResponses(string $operation, int $count): void
{
    for ($index = 0, $nth = 0; $index < $count; $index++) {
        $nth += [1, 3, 1, 2][$index % 4];
        $effect = $index % 2 === 0 ? ['when' => 'after', 'effect' => 'drop'] : ['when' => 'before', 'effect' => 'answer', 'status' => 502];
        control('faults', ['operationId' => $operation, 'nth' => $nth] + $effect);
    }
}
