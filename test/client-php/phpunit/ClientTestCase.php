<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, Tokens, TokenStore};
use Nyholm\Psr7\{Response, Stream};
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\{RequestInterface, ResponseInterface};

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/Values.php';

/** Responds with these responses in order, and the last one from then on. */
final class FakeHttp implements ClientInterface
{
    /** @var list<RequestInterface> */
    public array $sent = [];

    /** @param list<Response> $responses */
    public function __construct(private array $responses)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->sent[] = $request;
        $response = count($this->responses) > 1 ? array_shift($this->responses) : $this->responses[0];
        return $response->withBody(Stream::create((string) $response->getBody()));
    }
}

/** Fails to save new tokens as often as it is told. */
final class MemoryStore implements TokenStore
{
    public int $failures = 0;

    public function __construct(public ?Tokens $tokens)
    {
    }

    public function load(): ?Tokens
    {
        return $this->tokens;
    }

    public function save(Tokens $tokens): void
    {
        if ($this->failures > 0 && $tokens->refreshing === null) {
            $this->failures--;
            throw new RuntimeException("disk full: $tokens->accessToken $tokens->refreshToken");
        }
        $this->tokens = $tokens;
    }

    public function lock(Closure $work): mixed
    {
        return $work();
    }
}

/** Tests of a client whose responses are made up. */
abstract class ClientTestCase extends TestCase
{
    /** A record, and a page without records. */
    protected const ANY = '{"_data":[],"_meta":{"totalCount":0,"nextPage":null},"id":1}';

    protected FakeHttp $http;
    /** @var list<float> seconds before each retry */
    protected array $pauses = [];

    /** @param Response|string ...$responses a text is the body of a success */
    protected function createClient(Response|string ...$responses): Client
    {
        return $this->createClientWith([], ...$responses);
    }

    protected function createClientWith(array $options, Response|string ...$responses): Client
    {
        $toResponse = static fn(Response|string $response): Response => is_string($response) ? new Response(200, ['Content-Type' => 'application/json'], $response) : $response;
        $this->http = new FakeHttp(array_map($toResponse, $responses ?: [self::ANY]));
        $sleep = function (float $seconds): void {
            $this->pauses[] = $seconds;
        };
        return new Client(...$options + ['baseUrl' => 'https://api.example', 'token' => 'secret-token', 'http' => $this->http, 'sleep' => $sleep]);
    }

    protected function createSandboxClient(): Client
    {
        control('reset');
        return new Client(getenv('SANDBOX_URL'), 'sandbox-demo-token', tenant: 1, defaults: new CallOptions(retryDelay: 0.0));
    }

    protected static function json(int $status, array $body, array $headers = []): Response
    {
        return new Response($status, $headers + ['Content-Type' => 'application/json'], json_encode($body));
    }

    /** Returns the URL of a request, or its last one, without the origin. */
    protected function getSentUrl(?int $index = null): string
    {
        return str_replace('https://api.example', '', (string) $this->http->sent[$index ?? count($this->http->sent) - 1]->getUri());
    }

    protected function getSentBody(?int $index = null): string
    {
        return (string) $this->http->sent[$index ?? count($this->http->sent) - 1]->getBody();
    }

    protected function assertNothingSent(): void
    {
        $this->assertSame([], $this->http->sent);
    }

    /**
     * Returns the error of work, which must be of a class.
     *
     * @template T of Throwable
     * @param class-string<T> $class
     * @return T
     */
    protected function catch(string $class, Closure $work, string $what = ''): Throwable
    {
        try {
            $work();
        } catch (Throwable $error) {
            $this->assertInstanceOf($class, $error, "$what " . $error::class . ': ' . $error->getMessage());
            return $error;
        }
        $this->fail("$class was expected. $what");
    }

    /** @param array<string, Closure> $calls by the message that each has */
    protected function assertMessages(array $calls): void
    {
        $messages = array_map(fn(Closure $call): string => $this->catch(Throwable::class, $call)->getMessage(), $calls);
        $this->assertSame(array_combine(array_keys($calls), array_keys($calls)), $messages);
    }
}
