<?php

declare(strict_types=1);

use AccountingPlatform\FileTokenStore;
use AccountingPlatform\PdoTokenStore;
use AccountingPlatform\Tokens;

require_once __DIR__ . '/autoload.php';

/** `php store.php <file or data source> [tokens] [user]`: saves tokens, and prints the tokens of the store, as JSON. */
$database = str_contains($argv[1], ':') ? new PDO($argv[1]) : null;
$database?->exec(PdoTokenStore::SCHEMA);
$store = $database ? new PdoTokenStore($database, $argv[3] ?? 'demo') : new FileTokenStore($argv[1]);
if (($argv[2] ?? '') !== '') {
    $store->lock(fn() => $store->save(Tokens::fromArray(json_decode($argv[2], true))));
}
echo json_encode($store->load()?->toArray());
