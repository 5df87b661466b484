<?php

declare(strict_types=1);

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Decimal;
use AccountingPlatform\Exception\ApiException;
use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\RateLimitException;
use AccountingPlatform\Exception\ServerException;
use AccountingPlatform\Exception\SignInException;
use AccountingPlatform\Exception\SignInRequiredException;
use AccountingPlatform\Exception\TokenPersistenceException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Exception\ValidationException;
use AccountingPlatform\Json;
use AccountingPlatform\LeftOut;
use AccountingPlatform\Model\AddressInput;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DebtorPatch;
use AccountingPlatform\Model\DebtorReplacement;
use AccountingPlatform\Model\DraftSalesInvoiceWithLinesInput;
use AccountingPlatform\Model\JournalEntryInput;
use AccountingPlatform\Model\LedgerAccountTypeId;
use AccountingPlatform\Model\OtherSalesInvoiceLine;
use AccountingPlatform\Model\TextLineInput;
use AccountingPlatform\SignIn;
use AccountingPlatform\TokenProvider;
use AccountingPlatform\Tokens;
use AccountingPlatform\TokenStore;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Message\RequestInterface;
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/FakeHttp.php';

final class MemoryLog extends AbstractLogger
{
    public string $text = '';

    public function log($level, $message, array $context = []): void
    {
        $this->text .= "$level $message " . json_encode($context) . "\n";
    }
}

final class MemoryStore implements TokenStore
{
    public int $failures = 0;
    public int $saves = 0;

    public function __construct(public ?Tokens $tokens)
    {
    }

    public function load(): ?Tokens
    {
        return $this->tokens;
    }

    public function save(Tokens $tokens): void
    {
        $this->saves++;
        if ($this->failures > 0 && $tokens->refreshing === null) {
            $this->failures--;
            throw new RuntimeException("disk full: $tokens->accessToken");
        }
        $this->tokens = $tokens;
    }

    public function lock(Closure $work): mixed
    {
        return $work();
    }
}

/** The behaviour of the runtime, as the TypeScript client has it. */
final class RuntimeTest extends TestCase
{
    use CatchesErrors;

    private FakeHttp $http;
    /** @var list<float> */
    private array $pauses = [];

    private function createClient(array $responses, mixed $token = 'secret-token', mixed ...$options): Client
    {
        $this->http = new FakeHttp($responses);
        $sleep = function (float $seconds): void {
            $this->pauses[] = $seconds;
        };
        return new Client('https://api.example', $token, ...$options + ['http' => $this->http, 'sleep' => $sleep]);
    }

    private static function json(int $status, mixed $body, array $headers = []): Response
    {
        return new Response($status, $headers + ['Content-Type' => 'application/json'], is_string($body) ? $body : json_encode($body));
    }

    private function createSandboxClient(): Client
    {
        control('reset');
        return new Client(getenv('SANDBOX_URL'), 'sandbox-demo-token', tenant: 1);
    }

    private function getBody(int $index = 0): string
    {
        return (string) $this->http->sent[$index]->getBody();
    }

    public function testNullIsSentAndWhatIsLeftOutIsNot(): void
    {
        $client = $this->createClient([self::json(200, ['id' => 1])]);
        $client->debtors()->update(1, new DebtorPatch(remark: null, address: new AddressInput(city: 'Ede', street: null)));
        $this->assertSame('{"remark":null,"address":{"street":null,"city":"Ede"}}', $this->getBody());
        $this->assertSame(LeftOut::Value, (new DebtorPatch())->remark);
    }

    public function testAmountsAreExactInBothDirections(): void
    {
        foreach (['999999999999.99', '0.1', '-0.07', '5', '12.50'] as $amount) {
            $client = $this->createClient([self::json(200, '{"id":1,"name":"0.1","creditLimit":' . $amount . '}')]);
            $debtor = $client->debtors()->update(1, new DebtorPatch(creditLimit: $amount));
            $this->assertSame('{"creditLimit":' . $amount . '}', $this->getBody());
            $this->assertSame(bcadd($amount, '0', 2), $debtor->creditLimit);
            $this->assertSame('0.1', $debtor->name);
        }
        $this->assertSame(['1234.50', '0.000012', '1.25'], array_map(Decimal::normalize(...), ['1.2345e3', '1.2E-5', '1.25'], [2, 2, 2]));
        $this->assertSame(['a\\"1.5', '1.5', 7], Json::decode('["a\\\\\\"1.5",1.5,7]'));
    }

    public function testANumberWithTooManyDecimalsIsRejectedWithItsPathBeforeItIsSent(): void
    {
        $client = $this->createClient([self::json(200, [])]);
        $lines = [new TextLineInput(description: 'a'), new ArticleLineInput(ArticleSku: 'X', unitPrice: '1.23456')];
        $invoice = new DraftSalesInvoiceWithLinesInput(debtorId: 1, lines: $lines);
        $error = $this->catch(InvalidArgumentException::class, fn() => $client->draftSalesInvoicesWithLines()->create($invoice));
        $this->assertSame("lines[1].unitPrice must be a decimal number with at most 4 decimals, unlike '1.23456'.", $error->getMessage());
        foreach (['1,5', '', ' 1', '1e3', "1\n", 'NaN', '01'] as $text) {
            $this->catch(InvalidArgumentException::class, fn() => $client->debtors()->update(1, new DebtorPatch(creditLimit: $text)));
        }
        $this->assertSame([], $this->http->sent);
    }

    public function testDatesHaveTheFormOfTheContract(): void
    {
        $client = $this->createClient([self::json(200, ['_data' => [], '_meta' => ['totalCount' => 0, 'nextPage' => null]])]);
        $evening = new DateTimeImmutable('2026-03-31 23:30:00', new DateTimeZone('Europe/Amsterdam'));
        $client->ledgerLines()->list(date: [$evening, new DateTimeImmutable('2026-04-01')], Bookyear: 2026, amountDebit: '12.50');
        $this->assertStringContainsString('date=2026-03-31&date=2026-04-01', (string) $this->http->sent[0]->getUri());
        $client->journalEntryLog()->list(ChangedDate: $evening);
        $this->assertStringContainsString('ChangedDate=2026-03-31T21%3A30%3A00Z', (string) $this->http->sent[1]->getUri());
        $this->assertStringContainsString('"date":"2026-03-31"', (new JournalEntryInput(JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'M-1', date: $evening))->toJson());
    }

    public function testWhatTheContractDoesNotHaveYetIsRead(): void
    {
        $account = ['id' => 1, 'number' => '1', 'name' => 'a', 'type' => 99, 'balanceOrProfitLoss' => 'B', 'added' => ['x' => 1]];
        $client = $this->createClient([self::json(200, $account)]);
        $this->assertSame(99, $client->ledgerAccounts()->get(1)->type);
        $this->assertSame(LedgerAccountTypeId::Bank, LedgerAccountTypeId::from(4));
        $client = $this->createClient([self::json(200, ['id' => 1, 'bookingType' => 'X', 'more' => 'a'])]);
        $line = $client->salesInvoiceLines()->get(1, 1);
        $this->assertInstanceOf(OtherSalesInvoiceLine::class, $line);
        $this->assertSame(['X', 'a'], [$line->bookingType, $line->fields['more']]);
    }

    public function testAFieldThatWasNotAskedForIsNotNull(): void
    {
        $debtors = $this->createSandboxClient()->debtors();
        [$debtor] = $debtors->list(fields: ['id', 'name'], pageSize: 1)->_data;
        $this->assertSame('Bakkerij Zonnestraal', $debtor->name);
        $error = $this->catch(LogicException::class, fn() => $debtor->remark);
        $this->assertStringContainsString('Debtor::$remark is not in the response', $error->getMessage());
        $this->assertSame('{"id":1,"name":"Bakkerij Zonnestraal"', explode(',"_meta"', $debtor->toJson())[0]);
    }

    public function testARecordIsReplacedAsItWasRead(): void
    {
        $debtors = $this->createSandboxClient()->debtors();
        $debtor = $debtors->get(7);
        $replaced = $debtors->replace(7, DebtorReplacement::from($debtor, remark: 'Replaced'));
        $this->assertSame('Replaced', $replaced->remark);
        $this->assertSame($debtor->toJson(), $debtors->update(7, new DebtorPatch(remark: $debtor->remark))->toJson());
    }

    public function testTheSamePageAgainIsAnError(): void
    {
        $meta = ['totalCount' => 2, 'nextPage' => 'https://other.example/v1/debtors?page=2', 'previousPage' => null];
        $client = $this->createClient([self::json(200, ['_data' => [['name' => 'a']], '_meta' => $meta])]);
        $this->catch(UnreadableResponseException::class, fn() => iterator_to_array($client->debtors()->list()->all(), false));
        $this->assertSame('https://api.example/v1/debtors?page=2', (string) $this->http->sent[1]->getUri());
    }

    public function testAPostWithAnUnknownOutcomeIsNotSentAgainAndNamesTheRecordThatWasCreated(): void
    {
        $client = $this->createClient([self::json(201, '{"id":', ['Location' => 'https://api.example/v1/debtors/9'])]);
        $error = $this->catch(UnknownOutcomeException::class, fn() => $client->debtors()->create(new DebtorInput(name: 'a', debtorKindId: 1)));
        $this->assertSame('https://api.example/v1/debtors/9', $error->location);
        $this->assertStringEndsWith('It may have been processed: check before sending it again.', $error->getMessage());
        $this->assertInstanceOf(UnreadableResponseException::class, $error->getPrevious());
        $this->assertCount(1, $this->http->sent);
    }

    public function testRetryAfterIsObservedUpToTheCeiling(): void
    {
        $client = $this->createClient([self::json(429, [], ['Retry-After' => '7']), self::json(200, ['id' => 1])]);
        $client->debtors()->get(1);
        $this->assertGreaterThanOrEqual(7.0, $this->pauses[0]);
        $this->assertLessThan(7.8, $this->pauses[0]);
        $client = $this->createClient([self::json(429, [], ['Retry-After' => '3600'])]);
        $error = $this->catch(RateLimitException::class, fn() => $client->debtors()->get(1));
        $this->assertSame([3600, 1], [$error->retryAfter, count($this->http->sent)]);
        $date = gmdate('D, d M Y H:i:s', time() + 90) . ' GMT';
        $client = $this->createClient([self::json(503, [], ['Retry-After' => $date])]);
        $error = $this->catch(ServerException::class, fn() => $client->debtors()->get(1));
        $this->assertEqualsWithDelta(90, $error->retryAfter, 2);
    }

    public function testTenantAndLanguageAreThoseOfTheCallOrTheClient(): void
    {
        $client = $this->createClient([self::json(200, ['id' => 1])], tenant: 1, language: 'nl');
        $client->debtors()->get(1);
        $client->debtors()->get(1, new CallOptions(tenant: 3, language: 'en', headers: ['X-Trace' => 'a']));
        $client->with(tenant: 2)->debtors()->get(1);
        $lines = array_map(static fn(RequestInterface $request): string => $request->getHeaderLine('X-Tenant-Id') . $request->getHeaderLine('Accept-Language') . $request->getHeaderLine('X-Trace'), $this->http->sent);
        $this->assertSame(['1nl', '3ena', '2nl'], $lines);
    }

    public function testAnErrorHasTheMessagesByFieldInTheLanguageAndTheIdOfTheRequest(): void
    {
        $client = $this->createSandboxClient()->with(language: 'nl');
        $error = $this->catch(ValidationException::class, fn() => $client->debtors()->create(new DebtorInput(name: '', debtorKindId: 0)));
        $this->assertEqualsCanonicalizing(['debtorKindId', 'name'], array_keys($error->errors));
        $this->assertSame([400, 'createDebtor'], [$error->status, $error->context->operation]);
        $this->assertStringContainsString("\n  name: ", $error->getMessage());
        $this->assertStringEndsWith('/validation-failed', $error->problem['type']);
        $client = $this->createClient([new Response(409, ['X-Request-Id' => 'r-1'], 'Debtor is locked by another user')]);
        $error = $this->catch(ApiException::class, fn() => $client->debtors()->get(1));
        $this->assertSame('getDebtor: 409 Conflict. Debtor is locked by another user. Request r-1.', $error->getMessage());
        $this->assertSame('r-1', $error->getRequestId());
    }

    public function testSecretsAreInNoExceptionLogOrDump(): void
    {
        $log = new MemoryLog();
        $echo = self::json(500, 'You sent secret-token and secret\\u002dtoken', ['X-Echo' => 'Bearer secret-token']);
        $client = $this->createClient([$echo], logger: $log, defaults: new CallOptions(maxRetries: 1));
        $error = $this->catch(ServerException::class, fn() => $client->debtors()->get(1));
        $seen = var_export([(string) $error, $error->headers, $error->body], true) . print_r($client, true) . $log->text;
        $this->assertStringNotContainsString('secret-token', $seen);
        $this->assertStringContainsString('[hidden]', $seen);
        $this->assertStringContainsString('Retrying in', $log->text);
        $client = $this->createClient([self::json(400, ['error' => 'invalid_grant', 'error_description' => 'no refresh-1', 'access_token' => 'x-1'])]);
        $provider = new TokenProvider($client, 'id', 'client-secret', new MemoryStore(new Tokens('access-1', 'refresh-1', 1.0)));
        $error = $this->catch(SignInRequiredException::class, fn() => $provider->current());
        $seen = "$error {$error->getPrevious()}" . print_r($provider, true);
        foreach (['access-1', 'refresh-1', 'client-secret', 'x-1'] as $secret) {
            $this->assertStringNotContainsString($secret, $seen);
        }
    }

    public function testAFilterThatWouldNotBeSentAndAPathThatWouldChangeAreRejected(): void
    {
        $client = $this->createClient([self::json(200, [])]);
        $this->catch(InvalidArgumentException::class, fn() => $client->debtors()->list(name: []));
        $this->catch(InvalidArgumentException::class, fn() => $client->request('GET', '/v1/debtors?x=1'));
        $this->catch(InvalidArgumentException::class, fn() => new Client('https://user@api.example'));
        $this->catch(InvalidArgumentException::class, fn() => $this->createClient([], "a\nb")->debtors()->get(1));
        $this->catch(InvalidArgumentException::class, fn() => new CallOptions(maxRetries: -1));
        $this->assertSame([], $this->http->sent);
    }

    public function testAnyOtherPathIsCalledTheSameWay(): void
    {
        $client = $this->createClient([self::json(502, ''), self::json(200, '{"amount":0.1}'), self::json(200, '')]);
        $this->assertSame(['amount' => '0.1'], $client->request('GET', '/v2/new', ['name' => ['a', 'b']]));
        $this->assertNull($client->request('POST', '/v2/new', body: ['a' => 1]));
        $this->assertSame(['https://api.example/v2/new?name=a&name=b', '{"a":1}'], [(string) $this->http->sent[0]->getUri(), $this->getBody(2)]);
    }

    public function testNewTokensThatWereNotSavedAreSavedBeforeTheyAreUsed(): void
    {
        $pair = ['access_token' => 'access-2', 'refresh_token' => 'refresh-2', 'token_type' => 'Bearer', 'expires_in' => 3600];
        $client = $this->createClient([self::json(200, $pair)]);
        $store = new MemoryStore(new Tokens('access-1', 'refresh-1', 1.0, 'api'));
        $store->failures = 1;
        $provider = new TokenProvider($client, 'id', 'client-secret', $store);
        $error = $this->catch(TokenPersistenceException::class, fn() => $provider->current());
        $this->assertStringContainsString('disk full: [hidden]', $error->getMessage());
        $this->assertSame('access-2', $provider->current());
        $this->assertSame(['refresh-2', 'api', null], [$store->tokens->refreshToken, $store->tokens->scope, $store->tokens->refreshing]);
        $this->assertCount(1, $this->http->sent);
        $this->assertSame('', $this->http->sent[0]->getHeaderLine('Authorization'));
    }

    public function testARefreshThatFailsKeepsTheTokenThatIsStillValid(): void
    {
        $store = new MemoryStore(new Tokens('access-1', 'refresh-1', microtime(true) + 5));
        $provider = new TokenProvider($this->createClient([self::json(502, '')]), 'id', 'secret', $store);
        $this->assertSame('access-1', $provider->current());
        $this->assertNotNull($store->tokens->refreshing, 'It may have been processed.');
        $store = new MemoryStore(new Tokens('access-1', 'refresh-1', 1.0));
        $provider = new TokenProvider($this->createClient([self::json(429, [], ['Retry-After' => '3600'])]), 'id', 'secret', $store);
        $this->catch(RateLimitException::class, fn() => $provider->current());
        $this->assertNull($store->tokens->refreshing, 'It was certainly not processed.');
        $provider = new TokenProvider($this->createClient([self::json(400, ['error' => 'invalid_grant'])]), 'id', 'secret', $store);
        foreach ([1, 2] as $_) {
            $error = $this->catch(SignInRequiredException::class, fn() => $provider->current());
            $this->assertSame('refresh-rejected', $error->reason);
        }
        $this->assertCount(1, $this->http->sent);
        $error = $this->catch(SignInRequiredException::class, fn() => (new TokenProvider($this->createClient([]), 'id', 'secret', new MemoryStore(null)))->current());
        $this->assertSame('not-signed-in', $error->reason);
    }

    public function testACallIsRepeatedOnceWithARenewedToken(): void
    {
        $token = fn(): string => 'token-' . count($this->http->sent);
        $client = $this->createClient([self::json(401, []), self::json(200, ['id' => 1])], $token);
        $this->assertSame(1, $client->debtors()->get(1)->id);
        $this->assertSame('Bearer token-1', $this->http->sent[1]->getHeaderLine('Authorization'));
        $client = $this->createClient([self::json(401, [])], $token);
        $this->catch(CallException::class, fn() => $client->debtors()->get(1));
        $this->assertCount(2, $this->http->sent);
    }

    public function testASignInIsFinishedOnlyByTheSessionThatStartedIt(): void
    {
        $client = new Client(getenv('SANDBOX_URL'));
        $signIn = new SignIn($client, 'sandbox-client', 'sandbox-secret', 'http://localhost:3000/callback');
        $start = $signIn->start();
        $this->assertSame(43, strlen($start['codeVerifier']));
        foreach ([[null, ['code' => 'code-1', 'state' => 'x']], [$start, ['code' => 'code-1', 'state' => 'x']]] as [$session, $query]) {
            $this->assertSame('state-mismatch', $this->catch(SignInException::class, fn() => $signIn->finish($session, $query))->error);
        }
        $fail = fn(array $query): string => $this->catch(SignInException::class, fn() => $signIn->finish($start, $query + ['state' => $start['state']]))->error;
        $this->assertSame(['code-missing', 'access_denied'], [$fail([]), $fail(['error' => 'access_denied'])]);
    }

    public function testEveryClassLoadsAndRefersToClassesThatExist(): void
    {
        $folder = dirname(__DIR__, 3) . '/generated/client-php/src';
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
            $class = 'AccountingPlatform' . strtr(substr((string) $file, strlen($folder), -4), '/', '\\');
            $this->assertTrue(class_exists($class) || interface_exists($class) || trait_exists($class), $class);
            foreach (defined("$class::FIELDS") ? $class::FIELDS : [] as $kind) {
                $kind = is_array($kind) ? $kind[0] : $kind;
                $this->assertTrue(!str_contains($kind, '\\') || class_exists($kind) || interface_exists($kind), "$class: $kind");
            }
        }
    }
}
