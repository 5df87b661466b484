<?php

declare(strict_types=1);

use AccountingPlatform\{Client, FileTokenStore, TokenProvider};
use AccountingPlatform\Exception\SignInRequiredException;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\{RequestInterface, ResponseInterface};

require_once __DIR__ . '/autoload.php';

/**
 * `php refresh-process.php <url> <file> <live or die>`: a process that shares tokens with others, and makes one call. It
 * prints `ready`, waits until its standard input ends, and prints the number of debtors and of refreshes as JSON. With `die` it
 * kills itself as soon as the platform has processed its refresh.
 */
[, $url, $location, $fate] = $argv;

$http = new class ($fate) implements ClientInterface {
    public int $refreshes = 0;

    public function __construct(private readonly string $fate)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->refreshes++;
        // Long enough for the other processes to find the expired token.
        usleep(300_000);
        $response = (new GuzzleHttp\Client())->sendRequest($request);
        if ($this->fate === 'die') {
            posix_kill(getmypid(), SIGKILL);
        }
        return $response;
    }
};
$store = new FileTokenStore($location);
$token = new TokenProvider(new Client($url, http: $http), 'sandbox-client', 'sandbox-secret', $store);
$client = new Client($url, $token);

echo "ready\n";
stream_get_contents(STDIN);
try {
    $result = ['debtors' => $client->debtors()->list()->_meta->totalCount];
} catch (Exception $error) {
    $result = ['error' => $error instanceof SignInRequiredException ? $error->reason : $error->getMessage()];
}
echo json_encode($result + ['refreshes' => $http->refreshes]), "\n";
