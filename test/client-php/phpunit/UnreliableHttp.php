<?php

declare(strict_types=1);

use AccountingPlatform\Http;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\{RequestInterface, ResponseInterface};

require_once __DIR__ . '/autoload.php';

/** Connection whose POSTs have fates. Before requests with certain numbers, a person changes what is there. */
final class UnreliableHttp implements ClientInterface
{
    private readonly ClientInterface $http;
    private int $count = 0;
    /** @var list<array{int, RequestInterface}> POSTs that the platform processes before the request with this number */
    private array $late = [];

    /**
     * @param list<string|int> $fates of POSTs, by turns: `works`, `lost before` or `lost after` the platform processed it, or the number of
     *   requests after which it does. Later ones work
     * @param list<int> $changes numbers of requests
     * @param Closure(): void $change
     */
    public function __construct(private array $fates, private readonly array $changes, private readonly Closure $change)
    {
        $this->http = Http::create(60, true);
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->processLate(++$this->count);
        if (in_array($this->count, $this->changes, true)) {
            ($this->change)();
        }
        $fate = $request->getMethod() === 'POST' ? array_shift($this->fates) ?? 'works' : 'works';
        if (is_int($fate)) {
            $this->late[] = [$this->count + $fate, $request];
        }
        $response = in_array($fate, ['works', 'lost after'], true) ? $this->http->sendRequest($request) : null;
        return $fate === 'works' ? $response : throw new GuzzleHttp\Exception\ConnectException('Connection reset by peer', $request);
    }

    public function processLate(int $due = PHP_INT_MAX): void
    {
        foreach ($this->late as $index => [$number, $request]) {
            if ($number <= $due) {
                unset($this->late[$index]);
                $request->getBody()->rewind();
                $this->http->sendRequest($request);
            }
        }
    }
}
