<?php

declare(strict_types=1);

// Does the tasks of the exam with the PHP client.

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DebtorPatch;
use AccountingPlatform\Model\DraftSalesInvoiceWithLinesInput;
use AccountingPlatform\Model\InvoiceLinePatch;
use AccountingPlatform\Model\JournalEntryLineInput;
use AccountingPlatform\Model\JournalEntryWithLinesInput;
use AccountingPlatform\Model\LedgerAccountLineInput;
use AccountingPlatform\Model\MandateInput;
use AccountingPlatform\Model\MandateTypeId;
use AccountingPlatform\Model\PurchaseInvoiceLineInput;
use AccountingPlatform\Model\PurchaseInvoiceWithLinesInput;
use AccountingPlatform\Model\SalesOrderWithLinesInput;
use AccountingPlatform\Model\SalesTypeLineInput;
use AccountingPlatform\Model\TextLineInput;
use AccountingPlatform\Outcome;
use AccountingPlatform\TokenProvider;
use AccountingPlatform\Tokens;
use AccountingPlatform\TokenStore;

require_once dirname(__DIR__, 3) . '/client-php/phpunit/autoload.php';

$url = (string) getenv('ACCOUNTING_URL');
$store = new class (new Tokens((string) getenv('ACCOUNTING_TOKEN'), (string) getenv('ACCOUNTING_REFRESH_TOKEN'))) implements TokenStore {
    public function __construct(private ?Tokens $tokens)
    {
    }

    public function load(): ?Tokens
    {
        return $this->tokens;
    }

    public function save(#[SensitiveParameter] Tokens $tokens): void
    {
        $this->tokens = $tokens;
    }

    public function lock(Closure $work): mixed
    {
        return $work();
    }
};
$token = new TokenProvider(
    new Client($url),
    (string) getenv('ACCOUNTING_CLIENT_ID'),
    (string) getenv('ACCOUNTING_CLIENT_SECRET'),
    $store,
);
$tenant = (int) getenv('ACCOUNTING_TENANT');
$api = new Client($url, $token, $tenant, 'nl', defaults: new CallOptions(retryDelay: 0.1));

/** Returns the only record. */
function only(iterable $records): object
{
    $found = [...$records];
    return count($found) === 1 ? $found[0] : throw new RuntimeException(count($found) . ' records match');
}

/** Adds amounts in euros. */
function add(iterable $amounts): string
{
    $total = '0.00';
    foreach ($amounts as $amount) {
        $total = bcadd($total, $amount, 2);
    }
    return $total;
}

$findDebtorId = fn(string $number): int => only($api->debtors()->list(number: $number))->id;
$findAccountId = fn(string $number): int => only($api->ledgerAccounts()->list(number: $number))->id;

$solutions = [
    'new-debtor' => function (array $input) use ($api): void {
        $api->createOnce($api->debtors(), 'number', new DebtorInput(
            name: $input['name'],
            number: $input['number'],
            email: $input['email'],
            debtorKindId: only($api->debtorKinds()->list(code: $input['kind']))->id,
            paymentConditionId: only($api->paymentConditions()->list(code: $input['paymentCondition']))->id,
        ));
    },
    'other-administration' => function (array $input) use ($api): void {
        foreach ($api->administrations()->list(orderby: 'id')->all() as $administration) {
            if (str_starts_with($administration->name, 'Adviesbureau')) {
                $client = $api->with(tenant: $administration->id);
                $kind = only($client->debtorKinds()->list(code: 'NL'));
                $client->createOnce($client->debtors(), 'number', new DebtorInput(name: $input['name'], debtorKindId: $kind->id, number: $input['number']));
            }
        }
    },
    'payment-condition' => function () use ($api, $findDebtorId): void {
        $condition = only($api->paymentConditions()->list(code: '30EM'));
        $api->debtors()->update($findDebtorId('10002'), new DebtorPatch(paymentConditionId: $condition->id));
    },
    'mandate' => function (array $input) use ($api): void {
        $debtor = only($api->debtors()->list(number: '10007'));
        $api->debtorMandates()->create($debtor->id, new MandateInput(
            typeId: MandateTypeId::from(2),
            sddType: MandateTypeId::from(1),
            IBAN: $debtor->iban,
            signdate: new DateTimeImmutable($input['signdate']),
            reference: $input['reference'],
        ));
    },
    'web-order' => function (array $input) use ($api, $findDebtorId): void {
        $lines = array_map(fn(array $item) => new ArticleLineInput($item['sku'], quantity: $item['quantity']), $input['items']);
        $lines[] = new TextLineInput($input['note']);
        $draft = new DraftSalesInvoiceWithLinesInput($findDebtorId('10001'), $lines, reference: $input['reference']);
        $api->createOnce($api->draftSalesInvoicesWithLines(), 'reference', $draft);
    },
    'lost-response' => function (array $input) use ($api, $findDebtorId): void {
        $lines = [new ArticleLineInput($input['sku'], quantity: $input['quantity'])];
        $draft = new DraftSalesInvoiceWithLinesInput($findDebtorId('10003'), $lines, reference: $input['reference']);
        $api->createOnce($api->draftSalesInvoicesWithLines(), 'reference', $draft, settleTime: 0.1);
    },
    'import' => function (array $input) use ($api): array {
        $kind = only($api->debtorKinds()->list(code: 'NL'));
        $skipped = [];
        foreach ($input['debtors'] as ['number' => $number, 'name' => $name]) {
            $body = new DebtorInput(name: $name, debtorKindId: $kind->id, number: $number);
            $once = $api->createOnce($api->debtors(), 'number', $body, settleTime: 0.1);
            if ($once->outcome === Outcome::Mismatch) {
                $skipped[] = $number;
            }
        }
        return $skipped;
    },
    'correct-line' => function () use ($api): void {
        $draft = only($api->draftSalesInvoices()->list(reference: 'PO-2026-0117'));
        $lines = array_filter([...$api->draftSalesInvoiceLines()->list($draft->id)], fn(object $line) => ($line->ArticleSku ?? '') === 'KAAS-JONG-500');
        $api->draftSalesInvoiceLines()->update($draft->id, only($lines)->id, new InvoiceLinePatch(quantity: 20));
    },
    'delete-draft' => function () use ($api): void {
        $drafts = [...$api->draftSalesInvoices()->list(reference: 'LK-2231', orderby: 'id')->all()];
        $credits = array_filter($drafts, fn(object $draft) => $draft->amountIncludingVat < 0);
        $api->draftSalesInvoices()->delete(only($credits)->id);
    },
    'credit' => function () use ($api): void {
        $invoice = $api->salesInvoicesWithLines()->get(only($api->salesInvoices()->list(invoiceNumber: '20260006'))->id);
        $classes = ['A' => ArticleLineInput::class, 'V' => SalesTypeLineInput::class, 'G' => LedgerAccountLineInput::class, 'T' => TextLineInput::class];
        $lines = array_map(function (object $line) use ($classes): object {
            $class = $classes[$line->bookingType];
            $fields = array_intersect_key(get_object_vars($line), $class::FIELDS);
            return new $class(...['quantity' => bcmul('-1', $line->quantity, 4)] + $fields);
        }, $invoice->lines);
        $draft = new DraftSalesInvoiceWithLinesInput($invoice->debtorId, $lines, reference: '20260006');
        $api->createOnce($api->draftSalesInvoicesWithLines(), 'reference', $draft);
    },
    'reverse-charge' => function (array $input) use ($api, $findDebtorId): void {
        $type = only($api->salesTypes()->list(code: 'EU-DIENST'));
        $line = new SalesTypeLineInput($type->id, $input['description'], quantity: 10, unitPrice: 95);
        $draft = new DraftSalesInvoiceWithLinesInput($findDebtorId('10024'), [$line], reference: $input['reference']);
        $api->createOnce($api->draftSalesInvoicesWithLines(), 'reference', $draft);
    },
    'order' => function (array $input) use ($api, $findDebtorId): void {
        $lines = [new ArticleLineInput($input['sku'], quantity: $input['quantity'])];
        $order = new SalesOrderWithLinesInput($findDebtorId('10008'), $lines, reference: $input['reference']);
        $api->createOnce($api->salesOrdersWithLines(), 'reference', $order);
    },
    'expired-token' => fn(): int => $api->debtors()->list(metaOnly: true)->_meta->totalCount,
    'scan' => function (array $input) use ($api): void {
        $creditor = only($api->creditors()->list(number: '20001'));
        $file = $api->inboxFiles()->upload(base64_decode($input['pdf']));
        $line = new PurchaseInvoiceLineInput($creditor->ledgerAccountId, 5, quantity: 100);
        $api->createOnce($api->purchaseInvoicesWithLines(), ['creditorId', 'invoiceNumber'], new PurchaseInvoiceWithLinesInput(
            creditorId: $creditor->id,
            lines: [$line],
            invoiceNumber: $input['invoiceNumber'],
            inboxFileId: $file->id,
        ));
    },
    'approval-route' => function (array $input) use ($api): void {
        $client = $api->with(tenant: 2);
        $account = only($client->ledgerAccounts()->list(number: '4520'));
        $client->createOnce($client->purchaseInvoicesWithLines(), ['creditorId', 'invoiceNumber'], new PurchaseInvoiceWithLinesInput(
            creditorId: only($client->creditors()->list(number: '20003'))->id,
            lines: [new PurchaseInvoiceLineInput($account->id, $input['amountExcludingVat'])],
            invoiceNumber: $input['invoiceNumber'],
            approvalRouteId: only($client->approvalRoutes()->list(code: 'VAST'))->id,
        ));
    },
    'depreciation' => function (array $input) use ($api, $findAccountId): void {
        $entry = new JournalEntryWithLinesInput(
            JournalId: only($api->journals()->list(code: 'MEM'))->id,
            bookYear: 2026,
            bookPeriod: 4,
            sourceDocumentNumber: $input['sourceDocumentNumber'],
            lines: [
                new JournalEntryLineInput($findAccountId('4740'), amountDebit: 250),
                new JournalEntryLineInput($findAccountId('0125'), amountCredit: 250),
            ],
        );
        $api->createOnce($api->journalEntriesWithLines(), ['JournalId', 'sourceDocumentNumber'], $entry);
    },
    'cash' => function (array $input) use ($api, $findAccountId): void {
        $vatCodeId = only($api->vatCodes()->list(code: 'VL'))->id;
        $entry = new JournalEntryWithLinesInput(
            JournalId: only($api->journals()->list(code: 'KAS'))->id,
            bookYear: 2026,
            bookPeriod: 4,
            sourceDocumentNumber: $input['sourceDocumentNumber'],
            date: new DateTimeImmutable('2026-04-16'),
            openingBalance: '257.50',
            closingBalance: '366.50',
            lines: [
                new JournalEntryLineInput($findAccountId('8010'), amountCredit: 100, vatCodeId: $vatCodeId),
                new JournalEntryLineInput($findAccountId('1501'), amountCredit: 9, vatCodeId: $vatCodeId),
            ],
        );
        $api->createOnce($api->journalEntriesWithLines(), ['JournalId', 'sourceDocumentNumber'], $entry);
    },
    'overdue' => function () use ($api): array {
        $invoices = [...$api->outstandingSalesInvoices()->list(orderby: 'invoiceNumber')->all()];
        $overdue = array_filter($invoices, fn(object $invoice) => $invoice->daysUntilExpiry < 0);
        return [
            'numbers' => array_column($overdue, 'invoiceNumber'),
            'total' => (float) add(array_column($overdue, 'outstandingAmount')),
        ];
    },
    'vat-return' => function () use ($api): array {
        [$codes, $boxes, $owed, $deducted] = [[], [], '0.00', '0.00'];
        foreach ($api->vatCodes()->list(orderby: 'id')->all() as $code) {
            $codes[$code->id] = $code;
            $boxes += $code->returnBox === null ? [] : [$code->returnBox => '0.00'];
        }
        foreach ($api->ledgerLines()->list(Bookyear: 2026, Period: [1, 2, 3], orderby: 'id', pageSize: 1000)->all() as $line) {
            $code = $codes[$line->vatCodeId ?? 0] ?? null;
            $balance = bcsub($line->amountDebit, $line->amountCredit, 2);
            // A code that owes no VAT has what is deducted on its own account.
            $deducting = $code?->returnBox === null ? $code?->ledgerAccountId : $code->deductionAccountId;
            if ($code?->deductionBox !== null && $line->ledgerAccountId === $deducting) {
                $deducted = bcadd($deducted, $balance, 2);
            } elseif ($code?->returnBox !== null && $line->ledgerAccountId === $code->ledgerAccountId) {
                $boxes[$code->returnBox] = bcsub($boxes[$code->returnBox], $balance, 2);
                $owed = bcsub($owed, $balance, 2);
            }
        }
        return array_map(floatval(...), $boxes + ['5a' => $owed, '5b' => $deducted, '5g' => bcsub($owed, $deducted, 2)]);
    },
    'ledger' => function () use ($api): array {
        $lines = [...$api->ledgerLines()->list(Bookyear: 2026, orderby: 'id', pageSize: 1000)->all()];
        return ['count' => count($lines), 'debit' => (float) add(array_column($lines, 'amountDebit'))];
    },
];

['task' => $task, 'input' => $input] = json_decode((string) stream_get_contents(STDIN), true);
$answer = $solutions[$task]($input);
if ($answer !== null) {
    echo json_encode($answer);
}
