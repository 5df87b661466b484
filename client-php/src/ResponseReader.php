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
use Psr\Http\Message\StreamInterface;

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
        float $maxBytes = INF,
    ) {
        // HTTP clients may warn that a connection broke, and return what has arrived.
        set_error_handler(static fn(int $_, string $warning): never => throw new \RuntimeException($warning));
        try {
            $body = $response->getBody();
            $body->isSeekable() && $body->rewind();
            $this->text = self::readText($body, $maxBytes) ?? throw $this->createSizeError($maxBytes);
        } finally {
            restore_error_handler();
        }
        $length = $response->getHeaderLine('Content-Length');
        if (ctype_digit($length) && strlen($this->text) < (int) $length && !$response->hasHeader('Content-Encoding')) {
            throw new \RuntimeException(strlen($this->text) . " of $length bytes arrived");
        }
        if ($this->isSuccess() && $this->isCut()) {
            throw new \RuntimeException('the compressed body ends too early');
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
            // A field of another type shows that the URL is right.
            $hint = Json::decodeObject($this->text) === null ? ' ' . self::BASE_URL_HINT : '';
            $reason = "({$this->getType()}) is not what the contract says. " . rtrim($error->getMessage(), '.') . ".$hint";
            $text = $this->text === '' ? 'has no body.' : Redact::text($reason, $this->secrets);
            $message = "{$this->response->getStatusCode()} The response $text";
            throw new UnreadableResponseException($this->context, $message, ...$this->describe());
        }
    }

    /** Returns the text of a body; null when it has more bytes than the limit. */
    private static function readText(StreamInterface $body, float $maxBytes): ?string
    {
        for ($text = ''; !$body->eof();) {
            $text .= $body->read(1_048_576);
            if (strlen($text) > $maxBytes) {
                return null;
            }
        }
        return $text;
    }

    private function createSizeError(float $maxBytes): UnreadableResponseException
    {
        $status = $this->response->getStatusCode();
        return new UnreadableResponseException($this->context, "$status The response has more than $maxBytes bytes, which maxResponseBytes allows.", $status);
    }

    /** Tests for compressed JSON that ends too early: of a compressed body, HTTP clients return as much as has arrived. */
    private function isCut(): bool
    {
        $encoding = $this->response->getHeaderLine('Content-Encoding') . $this->response->getHeaderLine('x-encoded-content-encoding');
        if ($this->request->result === 'pdf' || in_array(strtolower($encoding), ['', 'identity'], true)) {
            return false;
        }
        $isEmpty = $this->text === '';
        return $isEmpty ? $this->context->method !== 'DELETE' : preg_match('/^\s*\{/', $this->text) === 1 && Json::decodeObject($this->text) === null;
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
        $errors = $status === 400 && is_array($problem['errors'] ?? null) ? self::listErrors($problem['errors']) : [];
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

    /**
     * Lists messages by the path of their field: errors in errors have a path of names and indexes.
     *
     * @return array<string, list<string>>
     */
    private static function listErrors(mixed $errors, string $path = ''): array
    {
        $listed = [];
        foreach ((array) $errors as $name => $item) {
            $isMessage = is_int($name) && $path !== '' && !is_array($item);
            $inner = $path === '' ? (string) $name : (is_int($name) ? "{$path}[$name]" : "$path.$name");
            if ($isMessage || !is_array($item)) {
                $listed[$isMessage ? $path : $inner][] = (string) $item;
            } else {
                $listed = array_merge_recursive($listed, self::listErrors($item, $inner));
            }
        }
        return array_map(static fn(array $messages): array => array_values(array_filter($messages, static fn(string $text): bool => $text !== '')), $listed);
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
        // `strtotime` takes `tomorrow` and `+1` too.
        $isDate = preg_match('/^([A-Z][a-z]{2,8},? |\d{4}-\d\d-\d\d)/', $header) === 1;
        $date = $isDate ? (strtotime($header) ?: NAN) - time() : NAN;
        $seconds = preg_match('/^\d+(\.\d+)?$/D', $header) ? (float) $header : $date;
        return $seconds >= 0 ? (int) min(ceil($seconds), PHP_INT_MAX >> 1) : null;
    }
}
