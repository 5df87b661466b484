<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\ApiException;
use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\TokenException;
use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\ListMeta;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * A response that has arrived completely.
 *
 * @internal
 */
final class ResponseReader
{
    private const BASE_URL_HINT = 'Is baseUrl the URL of the API?';

    private readonly string $text;

    public function __construct(
        private readonly CallContext $context,
        private readonly Request $request,
        private readonly ResponseInterface $response,
        private readonly StreamFactoryInterface $streams,
        #[\SensitiveParameter] private readonly array $secrets,
    ) {
        // Some HTTP clients warn that a connection broke, and return what has arrived.
        set_error_handler(static fn(int $_, string $warning): never => throw new \RuntimeException($warning));
        try {
            $body = $response->getBody();
            $body->isSeekable() && $body->rewind();
            $this->text = $body->getContents();
        } finally {
            restore_error_handler();
        }
        $length = $response->getHeaderLine('Content-Length');
        if (ctype_digit($length) && strlen($this->text) < (int) $length && !$response->hasHeader('Content-Encoding')) {
            throw new \RuntimeException(strlen($this->text) . " of $length bytes arrived");
        }
    }

    /**
     * Returns the content of a successful response.
     *
     * @throws CallException for an error, or when the body is not what the contract says
     */
    public function read(): mixed
    {
        if (!$this->isSuccess()) {
            throw $this->request->isSignIn ? $this->createTokenError() : $this->createError();
        }
        if ($this->text === '' && ($this->context->method === 'DELETE' || $this->request->result === 'any')) {
            return null;
        }
        try {
            return $this->convert($this->request->result);
        } catch (\TypeError|\JsonException $error) {
            // With a field of another type, the URL is right.
            $hint = Json::decodeObject($this->text) === null ? ' ' . self::BASE_URL_HINT : '';
            $reason = "({$this->getType()}) is not what the contract says. " . rtrim($error->getMessage(), '.') . ".$hint";
            $text = $this->text === '' ? 'has no body.' : Redact::text($reason, $this->secrets);
            $message = "{$this->response->getStatusCode()} The response $text";
            throw new UnreadableResponseException($this->context, $message, ...$this->describe());
        }
    }

    private function convert(string|array|null $result): mixed
    {
        $isPdf = preg_match('~^application/(pdf|octet-stream)\b|^$~i', $this->getType()) && str_contains(substr($this->text, 0, 1029), '%PDF-');
        if ($isPdf && ($result === 'pdf' || $result === 'any')) {
            $stream = $this->streams->createStream($this->text);
            $stream->rewind();
            return $stream;
        }
        if ($result === 'pdf' || $result === 'any') {
            return $result === 'any' ? Json::decode($this->text) : throw new \TypeError('It must be a PDF.');
        }
        $fields = Json::decodeObject($this->text) ?? throw new \TypeError('It must be an object.');
        if (!is_array($result)) {
            return $result === null ? null : Json::read($fields, $result);
        }
        $isPartial = isset($this->request->query['fields']);
        $hasRecords = isset($this->request->query['metaOnly']) ? isset($fields['_data']) : true;
        $records = $hasRecords ? Json::read($fields['_data'] ?? throw new \TypeError('It must be a page.'), $result, $isPartial) : [];
        return new Page($records, Json::read($fields['_meta'] ?? throw new \TypeError('It must be a page.'), ListMeta::class));
    }

    private function isSuccess(): bool
    {
        return intdiv($this->response->getStatusCode(), 100) === 2;
    }

    private function getType(): string
    {
        return $this->response->getHeaderLine('Content-Type');
    }

    private function createError(): CallException
    {
        $status = $this->response->getStatusCode();
        ['headers' => $headers, 'body' => $body] = $this->describe();
        $problem = $this->toProblem(is_array($body) ? $body : []);
        // A sentence, such as `Debtor is locked by another user`. Not JSON, nor the page of a proxy.
        if (is_string($body) && preg_match('/^\w+ [^<\n]{1,200}$/D', $body)) {
            $problem['detail'] = $body;
        }
        if ($status < 400) {
            $problem = ['title' => 'The response is a redirect', 'detail' => self::BASE_URL_HINT] + $problem;
        }
        $errors = $status === 400 && is_array($problem['errors'] ?? null) ? array_map(self::toMessages(...), $problem['errors']) : [];
        return new (ApiException::getClass($status))($this->context, $status, $problem, $errors, $this->getRetryAfter(), $headers, $body);
    }

    /** Keeps only the defined members of a response that may hold tokens. */
    private function createTokenError(): CallException
    {
        $status = $this->response->getStatusCode();
        ['headers' => $headers] = $this->describe();
        $body = Json::decodeObject(Redact::text($this->text, $this->secrets)) ?? [];
        if (is_string($body['error'] ?? null)) {
            $description = is_string($body['error_description'] ?? null) ? $body['error_description'] : null;
            return new TokenException($this->context, $status, $body['error'], $description, $headers);
        }
        $problem = array_intersect_key($this->toProblem($body), ['type' => 0, 'title' => 0, 'status' => 0]);
        return new (ApiException::getClass($status))($this->context, $status, $problem, retryAfter: $this->getRetryAfter(), headers: $headers);
    }

    /** Any other body, such as the HTML page of a proxy, becomes a problem of type `about:blank`. */
    private function toProblem(array $body): array
    {
        $status = $this->response->getStatusCode();
        $title = Redact::text($this->response->getReasonPhrase(), $this->secrets) ?: "HTTP status $status";
        $problem = is_string($body['title'] ?? null) && $body['title'] !== '' ? $body : [];
        return ['status' => $status] + $problem + ['type' => 'about:blank', 'title' => $title];
    }

    private static function toMessages(mixed $messages): array
    {
        return array_map(static fn(mixed $message): string => is_scalar($message) ? (string) $message : json_encode($message), array_values((array) $messages));
    }

    /** @return array{status: int, headers: array<string, string>, body: mixed} */
    private function describe(): array
    {
        $body = Redact::text($this->text, $this->secrets);
        return [
            'status' => $this->response->getStatusCode(),
            'headers' => Redact::headers($this->response->getHeaders(), $this->secrets),
            'body' => $this->request->isSignIn ? null : Json::decodeObject($body) ?? $body,
        ];
    }

    /** Returns `Retry-After` in seconds; the header has seconds or a date (RFC 9110, section 10.2.3). */
    private function getRetryAfter(): ?int
    {
        $header = $this->response->getHeaderLine('Retry-After');
        $seconds = is_numeric($header) ? (float) $header : ($header !== '' ? (strtotime($header) ?: NAN) - time() : NAN);
        return $seconds >= 0 ? (int) min(ceil($seconds), PHP_INT_MAX >> 1) : null;
    }
}
