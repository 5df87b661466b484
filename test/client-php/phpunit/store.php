<?php

declare(strict_types=1);

use AccountingPlatform\FileTokenStore;
use AccountingPlatform\Tokens;

require_once __DIR__ . '/autoload.php';

/** `php store.php <file> [tokens]`: saves tokens, and prints the tokens of the store, as JSON. */
$store = new FileTokenStore($argv[1]);
if (isset($argv[2])) {
    $store->lock(fn() => $store->save(Tokens::fromArray(json_decode($argv[2], true))));
}
echo json_encode($store->load()?->toArray());
