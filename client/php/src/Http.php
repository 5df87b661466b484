<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * The HTTP client of an API client: yours, or Guzzle or that of Symfony, with the timeout of each call.
 *
 * @internal
 */
final class Http
{
    /** @var array<string, ClientInterface> by timeout */
    private array $clients = [];
    public readonly RequestFactoryInterface $requests;
    public readonly StreamFactoryInterface $streams;

    /** @param ClientInterface|(\Closure(float): ClientInterface)|null $client or a function that creates it for a timeout */
    public function __construct(
        private readonly ClientInterface|\Closure|null $client,
        RequestFactoryInterface|StreamFactoryInterface|null $factory,
    ) {
        $class = class_exists('Nyholm\Psr7\Factory\Psr17Factory') ? 'Nyholm\Psr7\Factory\Psr17Factory' : 'GuzzleHttp\Psr7\HttpFactory';
        $factory ??= class_exists($class) ? new $class() : null;
        if (!$factory instanceof RequestFactoryInterface || !$factory instanceof StreamFactoryInterface) {
            throw new \InvalidArgumentException('Install nyholm/psr7 or guzzlehttp/psr7, or pass a factory of requests and streams.');
        }
        $this->requests = $this->streams = $factory;
    }

    public function getClient(float $timeout): ClientInterface
    {
        if ($this->client instanceof ClientInterface) {
            return $this->client;
        }
        return $this->clients[(string) $timeout] ??= $this->client ? ($this->client)($timeout) : $this->create($timeout);
    }

    private function create(float $timeout): ClientInterface
    {
        if (class_exists('GuzzleHttp\Client')) {
            return new \GuzzleHttp\Client(['timeout' => $timeout, 'connect_timeout' => $timeout]);
        }
        if (class_exists('Symfony\Component\HttpClient\Psr18Client')) {
            $client = \Symfony\Component\HttpClient\HttpClient::create(['max_duration' => $timeout, 'timeout' => $timeout, 'max_redirects' => 0]);
            return new \Symfony\Component\HttpClient\Psr18Client($client, $this->requests, $this->streams);
        }
        throw new \InvalidArgumentException('Install guzzlehttp/guzzle or symfony/http-client, or pass a PSR-18 client.');
    }
}
