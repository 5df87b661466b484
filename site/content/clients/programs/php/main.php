<?php

// Calls the API by the client that `redocly generate-client` makes for PHP.

declare(strict_types=1);

require __DIR__ . '/client.php';

use AccountingPlatformApi\ApiError;
use AccountingPlatformApi\ArticleLineInput;
use AccountingPlatformApi\AuthorizationCodeGrant;
use AccountingPlatformApi\Client;
use AccountingPlatformApi\Config;
use AccountingPlatformApi\DebtorInput;
use AccountingPlatformApi\DebtorPatch;
use AccountingPlatformApi\SalesInvoiceWithLinesInput;
use AccountingPlatformApi\TextLineInput;

$url = getenv('ACCOUNTING_URL');
$token = getenv('ACCOUNTING_TOKEN');

$client = new Client(new Config(serverUrl: $url, auth: ['bearer' => $token]));

/** Sends what the client cannot. */
$send = function (string $method, string $path, string $type, string $body, array $headers = []) use ($url): mixed {
    $request = curl_init($url . $path);
    curl_setopt_array($request, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_POSTFIELDS => $body,
        CURLOPT_HTTPHEADER => ["Content-Type: $type", ...$headers],
    ]);
    return json_decode(curl_exec($request), true);
};

$uploadPdf = fn (): int => $client->uploadInboxFile(file_get_contents('scan.pdf'))->id;

$grant = new AuthorizationCodeGrant(
    grantType: 'authorization_code',
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    code: getenv('ACCOUNTING_CODE'),
    redirectUri: 'http://localhost:3000/callback',
);

$checks = [
    'listDebtors' => function () use ($client): array {
        $names = ['Bakkerij Zonnestraal', 'Kaaswinkel Het Luchtkasteel'];
        $found = [];
        for ($page = 1; ; $page++) {
            $debtors = $client->listDebtors(name: $names, page: $page, pageSize: 1);
            foreach ($debtors->data as $debtor) {
                $found[] = $debtor->name;
            }
            if ($debtors->meta->nextPage === null) {
                return $found;
            }
        }
    },
    'selectFields' => fn () => $client->listDebtors(fields: ['id', 'name'], pageSize: 1)->data[0]->name,
    'chooseAdministration' => fn () =>
        $client->listDebtors(pageSize: 1, headers: ['X-Tenant-Id' => '2'])->meta->administrationId,
    'createDebtor' => fn () => $client->createDebtor(new DebtorInput(name: 'Tea house', debtorKindId: 1))->name,
    'setAmount' => function () use ($client): string {
        $limit = $client->updateDebtor(1, new DebtorPatch(creditLimit: 999999999999.99))->creditLimit;
        return json_encode($limit) . ' ' . get_debug_type($limit);
    },
    'setNull' => fn () => $client->updateDebtor(1, new DebtorPatch(creditLimit: null))->creditLimit,
    'setNullInstead' => function () use ($send, $token): mixed {
        $body = json_encode(['creditLimit' => null]);
        $debtor = $send('PATCH', '/v1/debtors/1', 'application/json', $body, ["Authorization: Bearer $token"]);
        return $debtor['creditLimit'];
    },
    'readDate' => function () use ($client): string {
        $date = $client->getSalesInvoice(1)->invoiceDate;
        return $date . ' ' . get_debug_type($date);
    },
    'readError' => function () use ($client): mixed {
        try {
            return $client->createDebtor(new DebtorInput(name: 'Tea house', debtorKindId: 99));
        } catch (ApiError $error) {
            return [$error->status, array_keys($error->body['errors'])];
        }
    },
    'createLines' => function () use ($client): array {
        $invoice = $client->createSalesInvoiceWithLines(new SalesInvoiceWithLinesInput(debtorId: 1, lines: [
            new ArticleLineInput(bookingType: 'A', articleSku: 'KAAS-JONG-500', quantity: 2),
            new TextLineInput(bookingType: 'T', description: 'Thank you for your order.'),
        ]));
        return array_map(fn ($line) => is_array($line) ? $line['bookingType'] : $line->bookingType, $invoice->lines);
    },
    'uploadPdf' => $uploadPdf,
    'downloadPdf' => fn () => strlen($client->downloadInboxFile($uploadPdf())),
    'requestToken' => fn () => $client->requestToken($grant)->tokenType,
    'requestTokenInstead' => function () use ($send, $grant): string {
        $form = http_build_query($grant->toArray());
        return $send('POST', '/connect/token', 'application/x-www-form-urlencoded', $form)['token_type'];
    },
    'readUnknown' => function () use ($token): string {
        $newer = new Client(new Config(serverUrl: getenv('ACCOUNTING_NEWER_URL'), auth: ['bearer' => $token]));
        return $newer->getLedgerAccount(1)->balanceOrProfitLoss;
    },
];

foreach ($checks as $name => $check) {
    try {
        $value = $check();
    } catch (ApiError $error) {
        $value = 'ApiError: ' . json_encode($error->body);
    } catch (Throwable $error) {
        $value = get_class($error) . ': ' . $error->getMessage();
    }
    echo json_encode([$name => $value]), "\n";
}
