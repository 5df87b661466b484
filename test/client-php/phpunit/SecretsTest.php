<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, FileTokenStore, SignIn, TokenProvider, Tokens};
use AccountingPlatform\Exception\SignInRequiredException;
use AccountingPlatform\Model\RefreshTokenGrant;
use Nyholm\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\{RequestInterface, ResponseInterface};
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/ClientTestCase.php';

final class MemoryLog extends AbstractLogger
{
    public string $text = '';

    public function log($level, $message, array $context = []): void
    {
        $this->text .= "$level $message " . json_encode($context) . "\n";
    }
}

/** Responds with these responses in order, and keeps no request. */
final class ForgetfulHttp implements ClientInterface
{
    /** @param list<Response> $responses */
    public function __construct(private array $responses)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        return array_shift($this->responses);
    }
}

/** Dumps of the objects that hold secrets, as a queue, a cache, a log or a debugger makes them. */
final class SecretsTest extends ClientTestCase
{
    private const SECRETS = ['hidden-token', 'hidden-secret', 'hidden-access', 'hidden-refresh', 'hidden-new', 'hidden-header'];

    private string $folder;
    private string $ignoresArguments;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/' . uniqid('secrets-');
        mkdir($this->folder);
        // As in development: a trace has the arguments.
        $this->ignoresArguments = (string) ini_set('zend.exception_ignore_args', '0');
    }

    protected function tearDown(): void
    {
        ini_set('zend.exception_ignore_args', $this->ignoresArguments);
        array_map('unlink', glob("$this->folder/*"));
        rmdir($this->folder);
    }

    private static function createHidden(array $responses, mixed $token = 'hidden-token'): Client
    {
        $defaults = new CallOptions(maxRetries: 0, headers: ['X-Key' => 'hidden-header']);
        return new Client('https://api.example', $token, http: new ForgetfulHttp($responses), defaults: $defaults);
    }

    /** @return array<string, object> */
    private function createObjects(): array
    {
        $store = $this->createStore(3600);
        $provider = self::createProvider($store);
        $this->assertSame('hidden-access', $provider->current());
        $rejected = self::createProvider($store);
        $rejected->current();
        $this->catch(SignInRequiredException::class, static fn() => $rejected->renew('hidden-access'));
        return [
            'store' => $store,
            'provider' => $provider,
            'client with a provider' => self::createHidden([], $provider),
            'client' => self::createHidden([]),
            'client with a function' => self::createHidden([], static fn(): string => 'hidden-token'),
            'copy' => self::createHidden([])->with(tenant: 2),
            'resource' => self::createHidden([])->debtors(),
            'sign-in' => new SignIn(self::createHidden([]), 'id', 'hidden-secret', 'https://app.example/callback'),
            'stale provider' => $rejected,
        ];
    }

    private function createStore(float $lifetime): FileTokenStore
    {
        $store = new FileTokenStore("$this->folder/tokens.json");
        $store->save(new Tokens('hidden-access', 'hidden-refresh', microtime(true) + $lifetime));
        return $store;
    }

    /** Creates a provider whose refreshes are rejected. */
    private static function createProvider(FileTokenStore $store): TokenProvider
    {
        $rejection = self::json(400, ['error' => 'invalid_grant', 'error_description' => 'no hidden-refresh']);
        return new TokenProvider(self::createHidden([$rejection]), 'id', 'hidden-secret', $store);
    }

    /** @return array<string, Throwable> */
    private function createExceptions(): array
    {
        $failing = new MemoryStore(new Tokens('hidden-access', 'hidden-refresh', 1.0));
        $failing->failures = 1;
        $store = $this->createStore(-1);
        $pair = self::json(200, ['access_token' => 'hidden-new', 'refresh_token' => 'hidden-new', 'expires_in' => 60]);
        $client = static fn(Response ...$responses): Client => self::createHidden($responses);
        $options = new CallOptions(headers: ['Authorization' => 'hidden-header']);
        $signIn = new SignIn($client(self::json(500, ['a' => 'hidden-secret'])), 'id', 'hidden-secret', 'https://app.example/callback');
        $start = ['state' => 'hidden-token', 'codeVerifier' => 'hidden-secret', 'url' => ''];
        $calls = [
            'error' => static fn() => $client(self::json(500, ['title' => 'hidden-token hidden\\u002dtoken'], ['X-Echo' => 'Bearer hidden-token']))->debtors()->get(1, $options),
            'connection' => static fn() => (new Client('http://127.0.0.1:1', 'hidden-token', defaults: new CallOptions(maxRetries: 0)))->debtors()->get(1, $options),
            'unreadable' => static fn() => $client(new Response(200, [], '{hidden-token'))->debtors()->get(1),
            'grant' => static fn() => $client(self::json(400, ['error' => 'x', 'a' => 'hidden-secret']))->authentication()->requestToken(new RefreshTokenGrant('id', 'hidden-secret', 'hidden-refresh')),
            'refresh' => static fn() => self::createProvider($store)->current(),
            'unsaved' => static fn() => (new TokenProvider($client($pair), 'id', 'hidden-secret', $failing))->current(),
            'no tokens' => static fn() => (new TokenProvider($client(self::json(200, ['access_token' => 'hidden-new'])), 'id', 'hidden-secret', $store))->current(),
            'exchange' => static fn() => $signIn->finish($start, ['state' => 'hidden-token', 'code' => 'hidden-new']),
            'state' => static fn() => $signIn->finish($start, ['state' => 'x', 'code' => 'hidden-new']),
        ];
        $exceptions = [];
        foreach ($calls as $name => $call) {
            try {
                $call();
            } catch (Throwable $error) {
                $exceptions[$name] = $error;
            }
        }
        $this->assertSame(array_keys(array_diff_key($calls, ['no tokens' => 0])), array_keys(array_diff_key($exceptions, ['no tokens' => 0])));
        return $exceptions;
    }

    public function testNoObjectShowsASecretInAnyDump(): void
    {
        foreach ($this->createObjects() + $this->createExceptions() as $name => $object) {
            ob_start();
            var_dump($object);
            $dumps = ['var_dump' => ob_get_clean(), 'print_r' => print_r($object, true), 'json_encode' => (string) json_encode($object), 'array' => print_r((array) $object, true)];
            if (!$object instanceof Throwable) {
                $dumps['var_export'] = @var_export($object, true);
            } else {
                $dumps['text'] = (string) $object . print_r($object->getTrace(), true);
            }
            try {
                $dumps['serialize'] = serialize($object);
            } catch (Exception $error) {
                $dumps['serialize'] = $error->getMessage();
            }
            foreach ($dumps as $kind => $dump) {
                foreach (self::SECRETS as $secret) {
                    $this->assertStringNotContainsString($secret, $dump, "$kind of $name");
                }
            }
        }
    }

    public function testALogOfRetriesShowsNoSecret(): void
    {
        $log = new MemoryLog();
        $echo = self::json(500, ['title' => 'You sent secret-token'], ['X-Echo' => 'Bearer secret-token']);
        $client = $this->createClientWith(['logger' => $log, 'defaults' => new CallOptions(maxRetries: 1)], $echo);
        $error = $this->catch(Exception::class, static fn() => $client->debtors()->get(1));
        $this->assertStringContainsString('Retrying in', $log->text);
        $this->assertStringContainsString('[hidden]', "$error");
        $this->assertStringNotContainsString('secret-token', $log->text . $error);
    }

    public function testAClientThatIsQueuedIsALogicException(): void
    {
        foreach ($this->createObjects() as $object) {
            if ($object instanceof Client || $object instanceof TokenProvider || $object instanceof SignIn) {
                $error = $this->catch(LogicException::class, static fn() => serialize($object));
                $this->assertStringContainsString('holds secrets, and cannot be serialized', $error->getMessage());
            }
        }
    }
}
