<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, Decimal, Json, LeftOut, SignIn, TokenProvider, Tokens};
use AccountingPlatform\Exception\{ApiException, RateLimitException, SignInException, SignInRequiredException};
use AccountingPlatform\Exception\{TokenPersistenceException, UnknownOutcomeException, UnreadableResponseException, ValidationException};
use AccountingPlatform\Model\{AddressInput, ArticleLineInput, Debtor, DebtorInput, DebtorPatch, DraftSalesInvoiceWithLinesInput};
use AccountingPlatform\Model\{JournalEntryInput, LedgerAccountTypeId, OtherSalesInvoiceLine, TextLineInput};
use Nyholm\Psr7\Response;

require_once __DIR__ . '/ClientTestCase.php';

/** The behaviour of the runtime, as the TypeScript client has it. */
final class RuntimeTest extends ClientTestCase
{
    public function testNullIsSentAndWhatIsLeftOutIsNot(): void
    {
        $this->createClient()->debtors()->update(1, new DebtorPatch(remark: null, address: new AddressInput(city: 'Ede', street: null)));
        $this->assertSame('{"remark":null,"address":{"street":null,"city":"Ede"}}', $this->getSentBody());
        $this->assertSame(LeftOut::Value, (new DebtorPatch())->remark);
    }

    public function testAmountsAreExactInBothDirections(): void
    {
        foreach (['999999999999.99', '0.1', '-0.07', '5', '12.50'] as $amount) {
            $client = $this->createClient('{"id":1,"name":"0.1","creditLimit":' . $amount . '}');
            $debtor = $client->debtors()->update(1, new DebtorPatch(creditLimit: $amount));
            $this->assertSame('{"creditLimit":' . $amount . '}', $this->getSentBody());
            $this->assertSame(bcadd($amount, '0', 2), $debtor->creditLimit);
            $this->assertSame('0.1', $debtor->name);
        }
        $this->assertSame(['1234.50', '0.000012', '1.25'], array_map(Decimal::normalize(...), ['1.2345e3', '1.2E-5', '1.25'], [2, 2, 2]));
        $this->assertSame(['a\\"1.5', '1.5', 7], Json::decode('["a\\\\\\"1.5",1.5,7]'));
    }

    public function testANumberWithTooManyDecimalsIsRejectedWithItsPathBeforeItIsSent(): void
    {
        $client = $this->createClient();
        $lines = [new TextLineInput(description: 'a'), new ArticleLineInput(ArticleSku: 'X', unitPrice: '1.23456')];
        $create = static fn() => $client->draftSalesInvoicesWithLines()->create(new DraftSalesInvoiceWithLinesInput(debtorId: 1, lines: $lines));
        $this->assertMessages(["lines[1].unitPrice must be a decimal number with at most 4 decimals, unlike '1.23456'." => $create]);
        foreach (['1,5', '', ' 1', '1e3', "1\n", 'NaN', '01'] as $text) {
            $this->catch(InvalidArgumentException::class, static fn() => $client->debtors()->update(1, new DebtorPatch(creditLimit: $text)), $text);
        }
        $this->assertNothingSent();
    }

    public function testDatesHaveTheFormOfTheContract(): void
    {
        $client = $this->createClient();
        $evening = new DateTimeImmutable('2026-03-31 23:30:00', new DateTimeZone('Europe/Amsterdam'));
        $client->ledgerLines()->list(date: [$evening, new DateTimeImmutable('2026-04-01')], Bookyear: 2026, amountDebit: '12.50');
        $this->assertStringContainsString('date=2026-03-31&date=2026-04-01', $this->getSentUrl());
        $client->journalEntryLog()->list(ChangedDate: $evening);
        $this->assertStringContainsString('ChangedDate=2026-03-31T21%3A30%3A00Z', $this->getSentUrl());
        $entry = new JournalEntryInput(JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'M-1', date: $evening);
        $this->assertStringContainsString('"date":"2026-03-31"', $entry->toJson());
    }

    public function testWhatTheContractDoesNotHaveYetIsRead(): void
    {
        $account = $this->createClient('{"id":1,"number":"1","name":"a","type":99,"balanceOrProfitLoss":"B","added":{"x":1}}')->ledgerAccounts()->get(1);
        $this->assertSame([99, LedgerAccountTypeId::Bank], [$account->type, LedgerAccountTypeId::from(4)]);
        $line = $this->createClient('{"id":1,"bookingType":"X","more":"a"}')->salesInvoiceLines()->get(1, 1);
        $this->assertInstanceOf(OtherSalesInvoiceLine::class, $line);
        $this->assertSame(['X', 'a'], [$line->bookingType, $line->fields['more']]);
    }

    public function testAFieldThatIsNotInTheResponseIsALogicExceptionAlsoAfterUnserialize(): void
    {
        [$debtor] = $this->createSandboxClient()->debtors()->list(fields: ['id', 'name'], pageSize: 1)->_data;
        foreach ([$debtor, unserialize(serialize($debtor))] as $read) {
            $this->assertSame([1, 'Bakkerij Zonnestraal'], [$read->id, $read->name]);
            $error = $this->catch(LogicException::class, static fn() => $read->remark);
            $this->assertStringContainsString('Debtor::$remark is not in the response', $error->getMessage());
        }
    }

    public function testTheSamePageAgainIsAnErrorAndTheTokenIsNotSentToItsHost(): void
    {
        $client = $this->createClient('{"_data":[{"name":"a"}],"_meta":{"totalCount":2,"nextPage":"https://other.example/v1/debtors?page=2","previousPage":null}}');
        $this->catch(UnreadableResponseException::class, static fn() => iterator_to_array($client->debtors()->list()->all(), false));
        $this->assertSame('https://api.example/v1/debtors?page=2', (string) $this->http->sent[1]->getUri());
    }

    public function testAPostWithAnUnknownOutcomeIsNotSentAgainAndNamesTheRecordThatWasCreated(): void
    {
        $client = $this->createClient(new Response(201, ['Location' => 'https://api.example/v1/debtors/9'], '{"id":'));
        $error = $this->catch(UnknownOutcomeException::class, static fn() => $client->debtors()->create(new DebtorInput(name: 'a', debtorKindId: 1)));
        $this->assertSame('https://api.example/v1/debtors/9', $error->location);
        $this->assertStringEndsWith('It may have been processed: check before sending it again.', $error->getMessage());
        $this->assertInstanceOf(UnreadableResponseException::class, $error->getPrevious());
        $this->assertCount(1, $this->http->sent);
    }

    public function testHeadersAreThoseOfTheCallOrTheClientWhateverTheirCase(): void
    {
        $defaults = new CallOptions(headers: ['x-a' => 'default', 'X-B' => 'default', 'ACCEPT' => 'text/plain']);
        $client = $this->createClientWith(['tenant' => 1, 'language' => 'nl', 'defaults' => $defaults]);
        $headers = ['X-A' => 'call', 'accept-language' => 'fr', 'authorization' => 'Basic x', 'x-TENANT-id' => '7'];
        foreach ([null, new CallOptions(tenant: 3, language: 'en'), new CallOptions(headers: $headers)] as $options) {
            $client->debtors()->get(1, $options);
        }
        $client->with(tenant: 2)->debtors()->get(1);
        $names = ['X-Tenant-Id', 'Accept-Language', 'X-A', 'X-B', 'Accept', 'Authorization'];
        $rows = array_map(static fn($request): string => implode(', ', array_map($request->getHeaderLine(...), $names)), $this->http->sent);
        $this->assertSame([
            '1, nl, default, default, text/plain, Bearer secret-token',
            '3, en, default, default, text/plain, Bearer secret-token',
            '7, fr, call, default, text/plain, Basic x',
            '2, nl, default, default, text/plain, Bearer secret-token',
        ], $rows);
    }

    public function testAnErrorHasTheMessagesByFieldInTheLanguageAndTheIdOfTheRequest(): void
    {
        $client = $this->createSandboxClient()->with(language: 'nl');
        $error = $this->catch(ValidationException::class, fn() => $client->debtors()->create(new DebtorInput(name: '', debtorKindId: 0)));
        $this->assertEqualsCanonicalizing(['debtorKindId', 'name'], array_keys($error->errors));
        $this->assertSame([400, 'createDebtor'], [$error->status, $error->context->operation]);
        $this->assertStringContainsString("\n  name: ", $error->getMessage());
        $this->assertStringEndsWith('/validation-failed', $error->problem['type']);
        $client = $this->createClient(new Response(409, ['X-Request-Id' => 'r-1'], 'Debtor is locked by another user'));
        $error = $this->catch(ApiException::class, static fn() => $client->debtors()->get(1));
        $this->assertSame('getDebtor: 409 Conflict. Debtor is locked by another user. Request r-1.', $error->getMessage());
        $this->assertSame('r-1', $error->getRequestId());
    }

    public function testAFilterThatWouldNotBeSentAndAPathThatWouldChangeAreRejected(): void
    {
        $client = $this->createClient();
        $reject = fn(Closure $work) => $this->catch(InvalidArgumentException::class, $work);
        $reject(static fn() => $client->debtors()->list(name: []));
        foreach (['/v1/debtors?x=1', "/v1/debtors\n", "/v1/\ndebtors"] as $path) {
            $reject(static fn() => $client->request('GET', $path));
        }
        $reject(static fn() => new Client('https://user@api.example'));
        $reject(fn() => $this->createClientWith(['token' => "a\nb"])->debtors()->get(1));
        $reject(static fn() => new CallOptions(maxRetries: -1));
        $this->assertNothingSent();
    }

    public function testAnyOtherPathIsCalledTheSameWay(): void
    {
        $client = $this->createClient(new Response(502), '{"amount":0.1}', '');
        $this->assertSame(['amount' => '0.1'], $client->request('GET', '/v2/new', ['name' => ['a', 'b']]));
        $this->assertNull($client->request('POST', '/v2/new', body: ['a' => 1]));
        $this->assertSame(['/v2/new?name=a&name=b', '{"a":1}'], [$this->getSentUrl(0), $this->getSentBody()]);
    }

    public function testNewTokensThatWereNotSavedAreSavedBeforeTheyAreUsed(): void
    {
        $client = $this->createClient('{"access_token":"access-2","refresh_token":"refresh-2","token_type":"Bearer","expires_in":3600}');
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
        $createProvider = function (Response ...$responses) use (&$store): TokenProvider {
            return new TokenProvider($this->createClient(...$responses), 'id', 'secret', $store);
        };
        $this->assertSame('access-1', $createProvider(new Response(502))->current());
        $this->assertNotNull($store->tokens->refreshing, 'It may have been processed.');
        $store = new MemoryStore(new Tokens('access-1', 'refresh-1', 1.0));
        $this->catch(RateLimitException::class, $createProvider(new Response(429, ['Retry-After' => '3600']))->current(...));
        $this->assertNull($store->tokens->refreshing, 'It was certainly not processed.');
        $provider = $createProvider(self::json(400, ['error' => 'invalid_grant']));
        foreach ([1, 2] as $_) {
            $this->assertSame('refresh-rejected', $this->catch(SignInRequiredException::class, $provider->current(...))->reason);
        }
        $this->assertCount(1, $this->http->sent);
        $store = new MemoryStore(null);
        $this->assertSame('not-signed-in', $this->catch(SignInRequiredException::class, $createProvider()->current(...))->reason);
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
