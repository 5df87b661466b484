<?php

declare(strict_types=1);

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Exception\AuthenticationException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\Exception\ValidationException;
use AccountingPlatform\Model\ArticleInput;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\ArticlePatch;
use AccountingPlatform\Model\CreditorInput;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DraftSalesInvoiceInput;
use AccountingPlatform\Model\DraftSalesInvoiceWithLinesInput;
use AccountingPlatform\Outcome;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/FakeHttp.php';
require_once __DIR__ . '/UnreliableHttp.php';

/** Records that exist once, also when they move to another list, and when a POST is processed later. */
final class CreateOnceStatesTest extends TestCase
{
    use CatchesErrors;

    private const RUNS = 40;

    private static function createClient(?UnreliableHttp $http = null): Client
    {
        return new Client(getenv('SANDBOX_URL'), 'sandbox-demo-token', tenant: 1, http: $http, defaults: new CallOptions(maxRetries: 0), sleep: static function (): void {
        });
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
        control('reset');
        mt_srand(1);
        $client = self::createClient();
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
            $unreliable = self::createClient($http);
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
        control('reset');
        $client = self::createClient();
        $draft = new DraftSalesInvoiceWithLinesInput(debtorId: 1, reference: 'MOVED-1', lines: [new ArticleLineInput(ArticleSku: 'KAAS-JONG-500')]);
        $created = $client->createOnce($client->draftSalesInvoicesWithLines(), 'reference', $draft);
        $this->assertSame([Outcome::Created, null], [$created->outcome, $created->movedTo]);
        ['salesInvoiceId' => $invoiceId] = control("administrations/1/draftsalesinvoices/{$created->record->id}/finalize");
        $found = $client->createOnce($client->draftSalesInvoicesWithLines(), 'reference', $draft);
        $this->assertSame([Outcome::Found, 'salesInvoicesWithLines', $invoiceId], [$found->outcome, $found->movedTo, $found->record->id]);
    }

    /** @return list<array{int}> */
    public static function provideStatuses(): array
    {
        return [[400], [401], [403], [404], [409], [429]];
    }

    /** @dataProvider provideStatuses */
    public function testNothingIsCalledRejectedThatAnEarlierPostMayHaveCreated(int $status): void
    {
        $page = new Response(200, [], '{"_data":[],"_meta":{"totalCount":0,"nextPage":null}}');
        $rejected = new Response($status, ['Content-Type' => 'application/problem+json'], '{"title":"Rejected"}');
        $http = new FakeHttp([$page, new Response(502), $page, $page, $rejected, $page]);
        $client = new Client('https://api.example', 'token', http: $http, defaults: new CallOptions(maxRetries: 0));
        $run = fn() => $client->createOnce($client->debtors(), 'number', new DebtorInput(name: 'a', debtorKindId: 1, number: 'N'), settleTime: 0);
        $error = $this->catch(UnknownOutcomeException::class, $run);
        $this->assertSame([$status, $status], [$error->status, $error->getPrevious()->status]);
        $this->assertStringContainsString('An earlier POST may have been processed', $error->getMessage());
        $this->assertCount(6, $http->sent);
    }

    public function testARejectionOfTheOnlyPostIsThrownAfterALookWhereItMayMeanThatTheRecordExists(): void
    {
        $page = new Response(200, [], '{"_data":[],"_meta":{"totalCount":0,"nextPage":null}}');
        $debtor = new DebtorInput(name: 'a', debtorKindId: 1, number: 'N');
        foreach ([[400, ValidationException::class, 3], [401, AuthenticationException::class, 2]] as [$status, $class, $requests]) {
            $http = new FakeHttp([$page, new Response($status), $page]);
            $client = new Client('https://api.example', 'token', http: $http);
            $this->catch($class, fn() => $client->createOnce($client->debtors(), 'number', $debtor));
            $this->assertCount($requests, $http->sent);
        }
        $found = new Response(200, [], '{"_data":[{"id":3,"name":"a","number":"n"}],"_meta":{"totalCount":1,"nextPage":null}}');
        $client = new Client('https://api.example', 'token', http: new FakeHttp([$page, new Response(400), $found]));
        $this->assertSame([Outcome::Found, 3], [($created = $client->createOnce($client->debtors(), 'number', $debtor))->outcome, $created->record->id]);
    }
}
