<?php

/**
 * Turns an order of a web shop into a debtor, a draft invoice with lines and, after the draft was finalized, a PDF. Start the sandbox,
 * then run `php web-shop.php` in the folder of `vendor`. A run that was interrupted is resumed by the next one: each record is created
 * once, also when responses are lost.
 */

declare(strict_types=1);

use AccountingPlatform\Client;
use AccountingPlatform\Exception\ValidationException;
use AccountingPlatform\FileTokenStore;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DraftSalesInvoiceWithLinesInput;
use AccountingPlatform\Model\TextLineInput;
use AccountingPlatform\Outcome;
use AccountingPlatform\TokenProvider;
use AccountingPlatform\Tokens;

require 'vendor/autoload.php';

$baseUrl = getenv('SANDBOX_URL') ?: 'http://localhost:4010';
$store = new FileTokenStore('tokens.json');
$client = new Client(
    $baseUrl,
    new TokenProvider(new Client($baseUrl), 'sandbox-client', 'sandbox-secret', $store),
    tenant: 1,
    language: 'nl',
);

/** Calls the control plane of the sandbox, which does what people do on the platform. */
$control = function (string $path, array $body = []) use ($baseUrl): array {
    $http = ['method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => json_encode((object) $body)];
    return json_decode(file_get_contents("$baseUrl/_sandbox/$path", context: stream_context_create(['http' => $http])), true);
};

/** The order of the shop. Its number becomes the reference by which the invoice is found. */
$order = [
    'number' => 'WEB-2026-0043',
    'name' => 'Lunchroom De Denkbeeldige Tafel',
    'email' => 'inkoop@denkbeeldige-tafel.example',
    'items' => ['KAAS-JONG-500' => '4', 'KAAS-OUD-500' => '2.5'],
    'note' => 'Graag achterom bezorgen.',
];

/** Returns the number of the draft. When a response is lost, it looks for the record by its key before it tries again. */
$createDraft = function () use ($client, $order): int {
    [$kind] = $client->debtorKinds()->list(fields: ['id'], pageSize: 1)->_data;
    $debtor = new DebtorInput(name: $order['name'], debtorKindId: $kind->id, email: $order['email']);
    $lines = array_map(
        fn(string $sku, string $quantity) => new ArticleLineInput(ArticleSku: $sku, quantity: $quantity),
        array_keys($order['items']),
        $order['items'],
    );
    $draft = $client->createOnce($client->draftSalesInvoicesWithLines(), 'reference', new DraftSalesInvoiceWithLinesInput(
        debtorId: $client->createOnce($client->debtors(), 'email', $debtor)->record->id,
        reference: $order['number'],
        lines: [...$lines, new TextLineInput(description: $order['note'])],
    ));
    if ($draft->outcome === Outcome::Mismatch) {
        throw new RuntimeException("Draft {$draft->record->id} differs in " . implode(', ', $draft->differences));
    }
    echo "Draft {$draft->record->id} was {$draft->outcome->value}; it is over {$draft->record->amountIncludingVat} euros.\n";
    return $draft->record->id;
};

try {
    if ($store->load() === null) {
        // On the platform a person signs in, by SignIn.
        $grant = $control('tokens', ['user' => 'demo']);
        $tokens = new Tokens($grant['access_token'], $grant['refresh_token'], microtime(true) + $grant['expires_in'], $grant['scope']);
        $store->lock(fn() => $store->save($tokens));
    }
    $find = fn(object $resource): ?int => ($resource->list(reference: $order['number'], fields: ['id'])->_data[0] ?? null)?->id;
    $id = $find($client->salesInvoices());
    if ($id === null) {
        $draft = $find($client->draftSalesInvoices()) ?? $createDraft();
        $id = $control("administrations/1/draftsalesinvoices/$draft/finalize")['salesInvoiceId'];
    }
    $invoice = $client->salesInvoices()->get($id);
    $file = "invoice-$invoice->invoiceNumber.pdf";
    file_put_contents($file, $client->files()->download($invoice->fileId));
    echo "Invoice $invoice->invoiceNumber is in $file.\n";
} catch (ValidationException $error) {
    // The invalid fields with their messages, in the language of the client.
    foreach ($error->errors as $field => $messages) {
        fwrite(STDERR, "$field: " . implode(' ', $messages) . "\n");
    }
    exit(1);
}
