<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, LeftOut, Outcome, Text};
use AccountingPlatform\Exception\{AuthenticationException, KeyMismatchException, UnknownOutcomeException, ValidationException};
use AccountingPlatform\Model\{AddressInput, ArticleInput, ArticleLineInput, ArticlePatch, CreditorInput, DebtorInput};
use AccountingPlatform\Model\{DraftSalesInvoiceInput, DraftSalesInvoiceWithLinesInput, LedgerAccountLineInput, SalesInvoiceWithLinesInput};
use Nyholm\Psr7\Response;

require_once __DIR__ . '/ClientTestCase.php';
require_once __DIR__ . '/UnreliableHttp.php';

/** Records that exist once: however their key is spelt, wherever they move, whichever response is lost and whenever a POST is processed. */
final class CreateOnceTest extends ClientTestCase
{
    private const RUNS = 40;
    private const SPACES = [' ', "\u{A0}", "\u{FEFF}", "\u{2003}", "\u{3000}", "\u{2028}", "\u{202F}"];

    /** @return array<string, array{string, string, array<string, string>, Closure}> resource, operation, keys with a value, input */
    public static function provideKeys(): array
    {
        $party = [
            'name' => 'Kaashuis De Halve Maan', 'email' => 'kaas@halve-maan.example', 'iban' => 'NL13TEST0123456789', 'remark' => 'Key of Müller',
            'vatNumber' => 'NL001000007B58', 'phone' => '+31 6 5550 0199', 'contactName' => 'J. de Vries', 'number' => 'KEY-7',
            'chamberOfCommerceNumber' => '90000123',
        ];
        $lines = [new LedgerAccountLineInput(ledgerAccountId: 50, quantity: '1', unitPrice: '10', vatCodeId: null)];
        return [
            'debtors' => ['debtors', 'createDebtor', $party, static fn(array $key): object => new DebtorInput(...$key + ['name' => uniqid('D'), 'debtorKindId' => 1])],
            'creditors' => ['creditors', 'createCreditor', $party, static fn(array $key): object => new CreditorInput(...$key + ['name' => uniqid('C'), 'creditorKindId' => 1])],
            'draft invoices' => [
                'draftSalesInvoicesWithLines', 'createDraftSalesInvoiceWithLines', ['reference' => 'Order R-9', 'description' => 'Levering 12'],
                static fn(array $key): object => new DraftSalesInvoiceWithLinesInput(...$key + ['debtorId' => 1, 'lines' => [new ArticleLineInput(ArticleSku: 'KAAS-JONG-500')]]),
            ],
        ];
    }

    /** @dataProvider provideKeys */
    public function testNeverCreatesASecondRecordForAnySpellingOfItsKey(string $resource, string $operation, array $keys, Closure $create): void
    {
        mt_srand(1);
        $client = $this->createSandboxClient();
        loseResponses($operation, 100);
        $accepted = 0;
        foreach ($keys as $name => $value) {
            $kind = $create([$name => $value])::FIELDS[$name];
            for ($run = 0; $run < 25; $run++) {
                $input = $create([$name => $run === 0 ? $value : self::respell($value, $kind)]);
                try {
                    $outcome = $client->createOnce($client->$resource(), $name, $input, settleTime: 0, maxAttempts: 20)->outcome;
                    $accepted++;
                    $this->assertTrue($run === 0 || $outcome !== Outcome::Created, "$name $run");
                } catch (ValidationException) {
                    // The platform does not take this spelling.
                }
            }
            $found = $client->$resource()->list(...[$name => Text::normalize($value, $kind)]);
            $this->assertCount(1, $found, $name);
        }
        control('faults', null, 'DELETE');
        $this->assertGreaterThan(10 * count($keys), $accepted);
    }

    /** Spells a text in another way: with white space around it, and in a number also inside it and in small letters. */
    private static function respell(string $text, string $kind): string
    {
        $pad = static fn(): string => implode('', array_map(static fn(): string => self::SPACES[array_rand(self::SPACES)], range(0, mt_rand(0, 2))));
        if ($kind === 'compact') {
            $marks = mt_rand(0, 1) ? [' '] : [...self::SPACES, '-', '.', '/'];
            $text = preg_replace_callback('/./', static fn(array $match): string => $match[0] . (mt_rand(0, 3) ? '' : $marks[array_rand($marks)]), $text);
        }
        // A filter tells capitals from small letters, except in numbers.
        $text = $kind === 'compact' && mt_rand(0, 1) ? strtolower($text) : $text;
        return mt_rand(0, 1) || $kind === 'string' ? $text : $pad() . $text . $pad();
    }

    public function testASecondRunFindsNoDifferenceWhereNothingDiffers(): void
    {
        $client = $this->createSandboxClient();
        foreach ([null, '', "  \u{A0}", LeftOut::Value] as $index => $empty) {
            $optional = static fn(mixed $value): array => $value === LeftOut::Value ? [] : ['description' => $value, 'remark' => $value];
            $line = new ArticleLineInput(...['ArticleSku' => 'KAAS-JONG-500', 'vatCodeId' => null, 'description' => $empty, 'unitPrice' => null, 'costCenterId' => null]);
            $invoice = new SalesInvoiceWithLinesInput(...['debtorId' => 1, 'reference' => "N-$index", 'paymentConditionId' => null, 'lines' => [$line]] + $optional($empty));
            foreach ([Outcome::Created, Outcome::Found] as $outcome) {
                $created = $client->createOnce($client->salesInvoicesWithLines(), 'reference', $invoice);
                $this->assertSame([$outcome, []], [$created->outcome, $created->differences]);
            }
            $debtor = new DebtorInput(name: " Debtor $index\u{2003}", debtorKindId: 1, email: is_string($empty) ? null : $empty, remark: $empty, creditLimit: null,
                iban: null, address: new AddressInput(street: $empty, city: ' Ede '), vatNumber: ' nl001000007b58 ');
            foreach ([Outcome::Created, Outcome::Found] as $outcome) {
                $created = $client->createOnce($client->debtors(), 'name', $debtor);
                $this->assertSame([$outcome, []], [$created->outcome, $created->differences]);
            }
        }
        $other = $client->createOnce($client->debtors(), 'name', new DebtorInput(name: 'Debtor 0', debtorKindId: 1, remark: 'Other', address: new AddressInput(city: 'Tiel')));
        $this->assertSame([Outcome::Mismatch, ['remark', 'address.city']], [$other->outcome, $other->differences]);
        $invoice = new SalesInvoiceWithLinesInput(debtorId: 2, reference: 'N-0', lines: [new ArticleLineInput(ArticleSku: 'KAAS-JONG-500', quantity: 5)]);
        $other = $client->createOnce($client->salesInvoicesWithLines(), ['reference'], $invoice);
        $this->assertSame([Outcome::Mismatch, ['debtorId', 'lines[0].quantity']], [$other->outcome, $other->differences]);
    }

    public function testARecordThatIsStoredWithAnotherKeyIsAnException(): void
    {
        $client = $this->createClient(self::ANY, new Response(201, [], '{"id":7,"name":"Other","_meta":{"self":"https://api.example/v1/debtors/7"}}'));
        $debtor = new DebtorInput(name: ' Asked ', debtorKindId: 1);
        $error = $this->catch(KeyMismatchException::class, fn() => $client->createOnce($client->debtors(), 'name', $debtor));
        $this->assertSame(7, $error->record->id);
        $this->assertSame('createOnce: the platform stored name "Other", not name "Asked". The record that was created has the id 7.', $error->getMessage());
        $this->assertSame('/v1/debtors?name=Asked', $this->getSentUrl(0));
    }

    public function testABlankKeyIsRejected(): void
    {
        $client = $this->createClient();
        foreach (['', ' ', "\u{A0}\u{FEFF}", null, LeftOut::Value] as $blank) {
            $debtor = new DebtorInput(name: 'a', debtorKindId: 1, remark: $blank);
            $error = $this->catch(InvalidArgumentException::class, fn() => $client->createOnce($client->debtors(), 'remark', $debtor));
            $this->assertStringContainsString('needs a value for remark', $error->getMessage());
        }
    }

    public function testTextsAreNormalizedAndComparedAsThePlatformDoes(): void
    {
        foreach ([['line', "\u{FEFF}\t a b\u{2029}\u{3000}", 'a b'], ['compact', " nl13-test.0123/4567\u{A0}89", 'NL13TEST0123456789'], ['compact', 'CHE-123.456.788 MWST', 'CHE123456788'],
            ['compact', 'straße', 'STRAßE'], ['lines', "\n a\n b \n", "a\n b"], ['line', "\u{200B}a", "\u{200B}a"]] as [$kind, $text, $stored]) {
            $this->assertSame($stored, Text::normalize($text, $kind));
        }
        foreach ([['É', 'é'], ['É', "e\u{301}"], ['Straße', 'STRASSE'], ['ẞ', 'ss'], ['ΟΔΟΣ', 'οδος'], ['ﬁ', 'FI'], ['a', 'A']] as [$a, $b]) {
            $this->assertTrue(Text::isSame($a, $b), "$a $b");
        }
        foreach ([['é', 'e'], ['ı', 'i'], ['a b', 'ab']] as [$a, $b]) {
            $this->assertFalse(Text::isSame($a, $b), "$a $b");
        }
    }

    /** @return array<string, array{string, string, bool, Closure(string): object, 4?: Closure}> resource, key, uniqueness, input, change */
    public static function provideRecords(): array
    {
        $finalize = static function (Client $client, object $draft): void {
            if ($client->draftSalesInvoicesWithLines()->get($draft->id)->lines === []) {
                $client->draftSalesInvoiceLines()->create($draft->id, new ArticleLineInput(ArticleSku: 'KAAS-JONG-500'));
            }
            control("administrations/1/draftsalesinvoices/$draft->id/finalize");
        };
        $lines = [new ArticleLineInput(ArticleSku: 'KAAS-JONG-500')];
        return [
            'drafts' => ['draftSalesInvoices', 'reference', false, static fn(string $key) => new DraftSalesInvoiceInput(debtorId: 1, reference: $key), $finalize],
            'drafts with lines' => [
                'draftSalesInvoicesWithLines', 'reference', false,
                static fn(string $key) => new DraftSalesInvoiceWithLinesInput(debtorId: 1, reference: $key, lines: $lines), $finalize,
            ],
            'articles' => [
                'articles', 'ArticleSku', true,
                static fn(string $key) => new ArticleInput(ArticleSku: $key, description: 'Kaas', SalesTypeId: 1, active: crc32($key) % 2 === 0),
                static fn(Client $client, object $article) => $client->articles()->update($article->id, new ArticlePatch(active: !$article->active)),
            ],
            'debtors by number' => ['debtors', 'number', true, static fn(string $key) => new DebtorInput(name: 'Kaas', debtorKindId: 1, number: $key)],
            'debtors by email' => ['debtors', 'email', false, static fn(string $key) => new DebtorInput(name: 'Kaas', debtorKindId: 1, email: "$key@shop.example")],
            'creditors by number' => ['creditors', 'number', true, static fn(string $key) => new CreditorInput(name: 'Kaas', creditorKindId: 1, number: $key)],
        ];
    }

    /** @dataProvider provideRecords */
    public function testNoRecordIsCreatedTwiceAndNoneIsCalledRejected(string $resource, string $key, bool $isUnique, Closure $create, ?Closure $change = null): void
    {
        mt_srand(1);
        $client = $this->createSandboxClient();
        [$parameters, $lists] = method_exists($client->$resource(), 'getPlaces') ? $client->$resource()->getPlaces() : [[], []];
        $changed = 0;
        for ($run = 0; $run < self::RUNS; $run++) {
            $body = $create("Key-$run");
            $value = $body->$key;
            $listOwn = static fn(): array => $client->$resource()->list(...[$key => $value] + $parameters)->_data;
            $changeAll = static function () use ($client, $change, $listOwn, &$changed): void {
                foreach ($listOwn() as $record) {
                    $changed++;
                    $change($client, $record);
                }
            };
            // Where the platform does not reject a second record, a POST that is processed after the last look creates one.
            $latest = $isUnique ? 3 * (1 + count($lists)) + 4 : count($lists) + 2;
            $fates = array_map(static fn() => ['works', 'lost before', 'lost after', mt_rand(1, $latest), mt_rand(1, $latest)][mt_rand(0, 4)], range(0, mt_rand(0, 2)));
            $http = new UnreliableHttp($fates, $change ? array_map(static fn() => mt_rand(2, 8), range(1, 4)) : [], $changeAll);
            $label = "$resource $run " . json_encode($fates);
            $unreliable = new Client(getenv('SANDBOX_URL'), 'sandbox-demo-token', tenant: 1, http: $http, defaults: new CallOptions(maxRetries: 0));
            $first = $unreliable->createOnce($unreliable->$resource(), $key, $body, settleTime: 0, maxAttempts: 5);
            $http->processLate();
            $again = $isUnique || $key === 'email' ? $create("kEY-$run") : $body;
            $second = $client->createOnce($client->$resource(), $key, $again, settleTime: 0);
            $this->assertNotSame(Outcome::Created, $second->outcome, $label);
            if ($first->movedTo === $second->movedTo) {
                $this->assertSame($first->record->id, $second->record->id, $label);
            }
            $count = count($listOwn());
            foreach ($lists as $list) {
                $count += count($list->list(...[$key => $value]));
            }
            $this->assertSame(1, $count, $label);
        }
        $this->assertGreaterThan($change ? 10 : -1, $changed);
    }

    public function testADraftThatWasMadeFinalIsFoundAsTheInvoice(): void
    {
        $client = $this->createSandboxClient();
        $draft = new DraftSalesInvoiceWithLinesInput(debtorId: 1, reference: 'MOVED-1', lines: [new ArticleLineInput(ArticleSku: 'KAAS-JONG-500')]);
        $created = $client->createOnce($client->draftSalesInvoicesWithLines(), 'reference', $draft);
        $this->assertSame([Outcome::Created, null], [$created->outcome, $created->movedTo]);
        ['salesInvoiceId' => $invoiceId] = control("administrations/1/draftsalesinvoices/{$created->record->id}/finalize");
        $found = $client->createOnce($client->draftSalesInvoicesWithLines(), 'reference', $draft);
        $this->assertSame([Outcome::Found, 'salesInvoicesWithLines', $invoiceId], [$found->outcome, $found->movedTo, $found->record->id]);
    }

    public function testNothingIsCalledRejectedThatAnEarlierPostMayHaveCreated(): void
    {
        foreach ([400, 401, 403, 404, 409, 429] as $status) {
            $client = $this->createClientWith(['defaults' => new CallOptions(maxRetries: 0)], self::ANY, new Response(502), self::ANY, self::ANY, new Response($status), self::ANY);
            $run = static fn() => $client->createOnce($client->debtors(), 'number', new DebtorInput(name: 'a', debtorKindId: 1, number: 'N'), settleTime: 0);
            $error = $this->catch(UnknownOutcomeException::class, $run);
            $this->assertSame([$status, $status], [$error->status, $error->getPrevious()->status]);
            $this->assertStringContainsString('An earlier POST may have been processed', $error->getMessage());
            $this->assertCount(6, $this->http->sent);
        }
    }

    public function testARejectionOfTheOnlyPostIsThrownAfterALookWhereItMayMeanThatTheRecordExists(): void
    {
        $debtor = new DebtorInput(name: 'a', debtorKindId: 1, number: 'N');
        $create = static fn(Client $client) => $client->createOnce($client->debtors(), 'number', $debtor);
        foreach ([[400, ValidationException::class, 3], [401, AuthenticationException::class, 2]] as [$status, $class, $requests]) {
            $this->catch($class, fn() => $create($this->createClient(self::ANY, new Response($status), self::ANY)));
            $this->assertCount($requests, $this->http->sent);
        }
        $found = $create($this->createClient(self::ANY, new Response(400), '{"_data":[{"id":3,"name":"a","number":"n"}],"_meta":{"totalCount":1,"nextPage":null}}'));
        $this->assertSame([Outcome::Found, 3], [$found->outcome, $found->record->id]);
    }
}
