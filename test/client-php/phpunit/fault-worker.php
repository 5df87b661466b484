<?php

declare(strict_types=1);

use AccountingPlatform\{AccessTokens, CallOptions, Client, Http};
use AccountingPlatform\Model\{DebtorInput, DebtorPatch, DebtorReplacement};
use Psr\Http\Client\{ClientInterface, NetworkExceptionInterface};
use Psr\Http\Message\{RequestInterface, ResponseInterface};

require_once __DIR__ . '/autoload.php';

/** `php fault-worker.php <Guzzle or Symfony>`: makes the calls of its standard input, one per line, and prints the result of each. */
final class Unreachable extends \RuntimeException implements NetworkExceptionInterface
{
    private const MESSAGES = [
        'UND_ERR_CONNECT_TIMEOUT' => 'cURL error 28: Connection timed out after 80 milliseconds for http://127.0.0.1/',
        'EAI_AGAIN' => 'php_network_getaddresses: getaddrinfo failed: Temporary failure in name resolution',
        'ECONNREFUSED' => 'cURL error 7: Failed to connect to 127.0.0.1 port 9 after 0 ms: Connection refused',
    ];

    public function __construct(private readonly RequestInterface $request, string $code)
    {
        parent::__construct(self::MESSAGES[$code]);
    }

    public function getRequest(): RequestInterface
    {
        return $this->request;
    }
}

/** Gives each request the fault of the script. */
final class Faulty implements ClientInterface
{
    public function __construct(private ClientInterface $client, private array $codes, private array $headers, private string $header, private int &$sent)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $index = $this->sent++;
        if (isset($this->codes[$index])) {
            throw new Unreachable($request, $this->codes[$index]);
        }
        return $this->client->sendRequest($request->withHeader($this->header, $this->headers[$index] ?? 'none'));
    }
}

final class TwoTokens implements AccessTokens
{
    public function __construct(private string $token, private readonly string $next)
    {
    }

    public function current(): string
    {
        return $this->token;
    }

    public function renew(string $rejected): string
    {
        return $this->token = $this->next;
    }
}

/** Creates a client once for each timeout, so that its connections are used again. */
function createHttp(string $library, float $timeout, bool $isPost): ClientInterface
{
    static $clients = [];
    return $clients["$timeout $isPost"] ??= Http::create($timeout, $isPost, $library === 'Guzzle');
}

/** Creates a stream that can be read once. */
function createPipe(string $text): \Psr\Http\Message\StreamInterface
{
    [$reader, $writer] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, STREAM_IPPROTO_IP);
    fwrite($writer, $text);
    fclose($writer);
    return (new \Nyholm\Psr7\Factory\Psr17Factory())->createStreamFromResource($reader);
}

function makeCall(Client $client, string $kind, array $input): mixed
{
    $ids = static fn(iterable $records): array => array_map(static fn(object $record): int => $record->id, iterator_to_array($records, false));
    $list = static fn() => $client->ledgerAccounts()->list(fields: ['id'], orderby: 'id', pageSize: $input['pageSize']);
    return match ($kind) {
        'GET' => $client->debtors()->get($input['id'])->name,
        'list' => $ids($list()),
        'all pages' => $ids($list()->all()),
        'download' => array_values(unpack('C*', $client->inboxFiles()->download($input['id'])->getContents())),
        'PATCH' => $client->debtors()->update($input['id'], new DebtorPatch(remark: $input['remark']))->remark,
        'PUT' => $client->debtors()->replace($input['id'], new DebtorReplacement(name: $input['name'], debtorKindId: 1))->name,
        'DELETE' => $client->debtors()->delete($input['id']),
        'POST' => $client->debtors()->create(new DebtorInput(name: $input['name'], debtorKindId: 1))->name,
        // A stream that can be read once is the hardest to send again.
        'upload' => $client->inboxFiles()->upload(createPipe($input['pdf']))->id,
    };
}

while (($line = fgets(STDIN)) !== false) {
    $task = json_decode($line, true);
    $waited = 0.0;
    $sent = 0;
    $http = static function (float $timeout, bool $isPost) use ($argv, $task, &$sent): ClientInterface {
        return new Faulty(createHttp($argv[1], $timeout, $isPost), array_filter($task['codes']), $task['headers'], $task['header'], $sent);
    };
    $client = new Client(
        $task['url'],
        new TwoTokens(...$task['tokens']),
        http: $http,
        defaults: new CallOptions(timeout: $task['timeout'], maxRetries: $task['maxRetries'], maxWait: $task['maxWait'], retryDelay: 0.001),
        sleep: static function (float $seconds) use (&$waited): void {
            $waited += $seconds;
            usleep((int) ($seconds * 1e6));
        },
    );
    try {
        $result = ['outcome' => 'value', 'result' => makeCall($client, $task['kind'], $task['input'])];
    } catch (\Throwable $error) {
        $name = (new \ReflectionClass($error))->getShortName();
        $result = ['outcome' => preg_replace('/Exception$/', 'Error', $name), 'result' => $error->getMessage()];
    }
    echo json_encode($result + ['sent' => $sent, 'waited' => $waited], JSON_THROW_ON_ERROR), "\n";
}
