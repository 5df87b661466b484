<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, Http, Json, Tokens};
use AccountingPlatform\Exception\{ApiException, CallException, ConnectionException, RateLimitException};
use AccountingPlatform\Exception\{UnknownOutcomeException, UnreadableResponseException, ValidationException};
use AccountingPlatform\Model\{DebtorInput, RefreshTokenGrant};
use Nyholm\Psr7\Response;
use Psr\Http\Client\{ClientInterface, NetworkExceptionInterface};
use Psr\Http\Message\{RequestInterface, ResponseInterface};

require_once __DIR__ . '/ClientTestCase.php';

/** A client that cannot send: with a message, and with the code of cURL where the library gives it. */
final class FailingHttp implements ClientInterface
{
    public int $requests = 0;

    public function __construct(private readonly string $message, private readonly int $code = 0)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->requests++;
        throw new class ($this->message, $this->code, $request) extends RuntimeException implements NetworkExceptionInterface {
            public function __construct(string $message, int $code, private readonly RequestInterface $request)
            {
                parent::__construct($message, $code);
            }

            public function getRequest(): RequestInterface
            {
                return $this->request;
            }
        };
    }
}

/** Failures of connections and of responses. */
final class FailureTest extends ClientTestCase
{
    private const PERMANENT = ['ENOTFOUND', 'ECONNREFUSED', 'TLS'];

    /** @return array<string, array{string, int, string|null}> message, code, reason */
    public static function provideFailures(): array
    {
        $codes = [
            'ENOTFOUND' => [5, 6], 'ECONNREFUSED' => [7], 'TLS' => [35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 82, 83, 90, 91, 98], 'TIMEOUT' => [28],
            '' => [18, 52, 55, 56, 80, 92],
        ];
        $failures = [];
        foreach ($codes as $reason => $numbers) {
            foreach ($numbers as $number) {
                $guzzle = "cURL error $number: a text (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://timeout.example/certificate";
                $failures["Guzzle $number"] = [$guzzle, 0, $reason ?: null];
                $failures["code $number"] = ['a text', $number, $reason ?: null];
            }
        }
        $texts = [
            'TLS' => [
                'SSL certificate problem: self-signed certificate for "https://localhost:4443/v1/debtors".',
                'SSL: no alternative certificate subject name matches target host name \'localhost\'',
                'OpenSSL/3.0.17: error:0A00010B:SSL routines::wrong version number', 'TLS connect error: error:0A000086:SSL routines::certificate verify failed',
                'SSL: certificate subject name \'a\' does not match target host name \'b\'', 'server certificate verification failed. CAfile: none CRLfile: none',
                'error setting certificate verify locations:  CAfile: /missing', 'error setting certificate file: /missing',
                'could not load PEM client certificate, OpenSSL error', 'unable to set private key file: \'/missing\' type PEM',
                'SSL public key does not match pinned public key!', 'failed setting cipher list: X', 'Invalid certificate status', 'SSL certificate issuer check failed',
                'stream_socket_client(): Failed to enable crypto', 'SSL operation failed with code 1. OpenSSL Error messages: certificate verify failed',
                'OpenSSL SSL_connect: error:0A000410:SSL routines::sslv3 alert handshake failure',
            ],
            'ENOTFOUND' => ['Could not resolve host: nowhere.example', 'Couldn\'t resolve host name', 'php_network_getaddresses: getaddrinfo for x failed: Name or service not known'],
            'EAI_AGAIN' => ['php_network_getaddresses: getaddrinfo failed: Temporary failure in name resolution'],
            'ECONNREFUSED' => ['Failed to connect to localhost port 9 after 0 ms: Connection refused', 'Failed to connect to 10.0.0.1: No route to host'],
            'CONNECT_TIMEOUT' => ['Connection timed out after 80 milliseconds', 'Connection timeout after 80 ms', 'cURL error 28: SSL connection timeout', 'Resolving timed out after 5 ms',
                'cURL error 7: Failed to connect to localhost port 9 after 80 ms: Connection timed out'],
            'CONNECT_RESET' => ['OpenSSL SSL_connect: Connection reset by peer in connection to localhost:443', 'cURL error 35: OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to x:443'],
            'TIMEOUT' => ['Operation timed out after 60001 milliseconds with 0 bytes received', 'Idle timeout reached for "https://x".'],
            '' => ['OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading', 'OpenSSL SSL_write: Broken pipe', 'Empty reply from server', 'Recv failure: Connection reset by peer',
                'cURL error 56: OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required', 'transfer closed with 3 bytes remaining to read'],
        ];
        foreach ($texts as $reason => $messages) {
            foreach ($messages as $message) {
                $failures[$message] = [$message, 0, $reason ?: null];
            }
        }
        return $failures;
    }

    /** @dataProvider provideFailures */
    public function testAPostWhoseConnectionWasNeverEstablishedIsNoUnknownOutcome(string $message, int $code, ?string $reason): void
    {
        foreach (['POST', 'GET'] as $method) {
            $http = new FailingHttp($message, $code);
            $client = new Client('https://api.example', 'token', http: $http, defaults: new CallOptions(maxRetries: 2, retryDelay: 0.0));
            $error = $this->catch(CallException::class, fn() => $client->request($method, '/v1/debtors'));
            $isUnsent = !in_array($reason, [null, 'TIMEOUT'], true);
            $cause = $error instanceof UnknownOutcomeException ? $error->getPrevious() : $error;
            $this->assertSame([$reason, $isUnsent], [$cause->reason, $cause->isUnsent()]);
            $this->assertSame($method === 'POST' && !$isUnsent, $error instanceof UnknownOutcomeException);
            $isFinal = in_array($reason, self::PERMANENT, true) || $error instanceof UnknownOutcomeException;
            $this->assertSame($isFinal ? 1 : 3, $http->requests);
        }
    }

    public function testAServerWithoutTlsFailsAtOnce(): void
    {
        $url = str_replace('http:', 'https:', getenv('SANDBOX_URL'));
        foreach ([true, false] as $prefersGuzzle) {
            $create = static fn(float $timeout, bool $isPost): ClientInterface => Http::create($timeout, $isPost, $prefersGuzzle);
            $debtors = (new Client($url, 'token', http: $create))->debtors();
            $error = $this->catch(ConnectionException::class, fn() => $debtors->create(new DebtorInput(name: 'a', debtorKindId: 1)));
            $this->assertSame('TLS', $error->reason);
        }
    }

    public function testNumbersAndTextsAreReadAsInTypeScript(): void
    {
        $read = fn(string $body): mixed => $this->createClient($body)->debtors()->get(1);
        foreach (['1', '1.0', '1e0', '10e-1', "\u{FEFF}1"] as $id) {
            $bom = str_starts_with($id, "\u{FEFF}") ? "\u{FEFF}" : '';
            $this->assertSame(1, $read($bom . '{"id":' . trim($id, "\u{FEFF}") . '}')->id);
        }
        $this->assertSame("a\u{FFFD}b", $read("{\"id\":1,\"name\":\"a\xFFb\"}")->name);
        $long = str_repeat("a\n\"1.5\\", 1_500_000);
        $this->assertSame($long, Json::decode((string) json_encode([$long, 1.5]))[0]);
        $this->assertSame(['x' => '1.50', 'y 1.5' => [1, '2e3', '"-1.5"']], Json::decode('{"x":1.50,"y 1.5":[1,2e3,"\"-1.5\""]}'));
        foreach (['{"a":"', '{"a":"\\', '{"a', '1.5.', '"', '\\', '', '{"a":"\\"'] as $broken) {
            $this->assertNull(Json::decodeObject($broken));
        }
        foreach (['1.5', '"1"', 'true', '1e30', '{}'] as $id) {
            $error = $this->catch(UnreadableResponseException::class, static fn() => $read('{"id":' . $id . '}'));
            $this->assertStringEndsWith('.', $error->getMessage());
            $this->assertStringNotContainsString('baseUrl', $error->getMessage());
        }
        $error = $this->catch(UnreadableResponseException::class, static fn() => $read('<html>'));
        $this->assertStringEndsWith('It must be an object. Is baseUrl the URL of the API?', $error->getMessage());
    }

    public function testDatesThatDoNotExistAreUnreadable(): void
    {
        foreach (['2026-02-30', '0000-00-00', '2026-13-01', '2026-1-1', 'tomorrow', '2026-01-01T00:00:00Z', '', "2026-01-01\n"] as $date) {
            $this->catch(TypeError::class, static fn() => Json::read($date, 'date'));
        }
        foreach (['tomorrow', 'now', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01 00:00', '1', "2026-01-01T00:00:00Z\n", '@0'] as $time) {
            $this->catch(TypeError::class, static fn() => Json::read($time, 'time'));
        }
        $this->assertSame('2024-02-29', Json::read('2024-02-29', 'date')->format('Y-m-d'));
        foreach (['2026-03-02T10:15:00Z', '2026-03-02T10:15:00.25Z', '2026-03-02T10:15:00.123456Z'] as $time) {
            $this->assertSame($time, Json::formatDate(Json::read($time, 'time'), 'time'));
        }
        $this->assertSame('2026-03-02T10:15:00Z', Json::formatDate(Json::read('2026-03-02T11:15:00+01:00', 'time'), 'time'));
    }

    public function testWhatThePlatformWouldNotSendIsUnreadable(): void
    {
        $page = '{"_data":[null],"_meta":{"totalCount":1,"nextPage":null}}';
        $this->catch(UnreadableResponseException::class, fn() => $this->createClient($page)->debtors()->list());
        $get = fn(?float $limit) => $this->createClient('{"id":1}' . str_repeat(' ', 992))->debtors()->get(1, options: new CallOptions(maxResponseBytes: $limit));
        foreach ([1000.0, INF, null] as $limit) {
            $this->assertSame(1, $get($limit)->id);
        }
        $this->assertMessages(['getDebtor: 200 The response has more than 999 bytes, which maxResponseBytes allows.' => static fn() => $get(999.0)]);
    }

    public function testRetryAfterIsANumberOfSecondsOrADateAndIsObservedUpToTheCeiling(): void
    {
        $fail = fn(string $header): ApiException => $this->catch(
            ApiException::class,
            fn() => $this->createClientWith(['defaults' => new CallOptions(maxRetries: 0)], new Response(429, ['Retry-After' => $header]))->debtors()->get(1),
        );
        foreach (['5' => 5, '1.5' => 2] + array_fill_keys(['-5', 'soon', 'tomorrow', '+1 week', '0x1', '1e3', '5 apples'], null) as $header => $seconds) {
            $this->assertSame($seconds, $fail((string) $header)->retryAfter, (string) $header);
        }
        $this->assertEqualsWithDelta(90, $fail(gmdate('D, d M Y H:i:s', time() + 90) . ' GMT')->retryAfter, 2);
        $this->createClient(new Response(429, ['Retry-After' => '7']), self::ANY)->debtors()->get(1);
        $this->assertGreaterThanOrEqual(7.0, $this->pauses[0]);
        $this->assertLessThan(7.8, $this->pauses[0]);
        $this->catch(RateLimitException::class, fn() => $this->createClient(new Response(429, ['Retry-After' => '3600']))->debtors()->get(1));
        $this->assertCount(1, $this->http->sent);
    }

    public function testErrorsInErrorsHaveTheirPath(): void
    {
        $errors = '{"name":["Too long.","Wrong."],"lines":{"1":{"unitPrice":["Too high."]},"0":"Wrong."},"address":["All.",{"city":["Missing.",{"x":"y"}]}],"code":7}';
        $client = $this->createClient(new Response(400, ['Content-Type' => 'application/problem+json'], '{"title":"Invalid","errors":' . $errors . '}'));
        $error = $this->catch(ValidationException::class, static fn() => $client->debtors()->get(1));
        $this->assertEquals([
            'name' => ['Too long.', 'Wrong.'], 'lines' => ['Wrong.'], 'lines[1].unitPrice' => ['Too high.'],
            'address' => ['All.'], 'address[1].city' => ['Missing.'], 'address[1].city[1].x' => ['y'], 'code' => ['7'],
        ], $error->errors);
    }

    public function testATokenWithoutALifetimeIsUsedUntilItIsRejected(): void
    {
        foreach (['0', '-1', '"soon"', 'null', '1e-400'] as $lifetime) {
            $client = $this->createClient('{"access_token":"a","refresh_token":"b","token_type":"Bearer","expires_in":' . $lifetime . '}');
            $this->assertNull(Tokens::exchange($client, new RefreshTokenGrant('id', 'secret', 'old'))->expiresAt, $lifetime);
        }
    }
}
