<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamInterface;

/** A PDF that was downloaded. The HTTP client keeps one of a few MB out of memory. */
final readonly class PdfFile
{
    /** @param int|null $size bytes; null when the response does not say */
    private function __construct(public StreamInterface $stream, public ?int $size)
    {
    }

    /** Returns the bytes. */
    public function getContents(): string
    {
        if ($this->stream->isSeekable()) {
            $this->stream->rewind();
        }
        return $this->stream->getContents();
    }

    /** @throws \RuntimeException when the file cannot be written */
    public function saveTo(string $path): void
    {
        if (file_put_contents($path, $this->getContents()) === false) {
            throw new \RuntimeException("The PDF was not written to $path.");
        }
    }

    /** @internal returns the PDF of a response; null when it is none */
    public static function find(ResponseInterface $response): ?self
    {
        $stream = $response->getBody();
        if (!$stream->isSeekable()) {
            $copy = fopen('php://temp', 'w+');
            fwrite($copy, self::readBody($response));
            $stream = (new Http(null, null))->streams->createStreamFromResource($copy);
        }
        $stream->rewind();
        // Some programs write a few bytes before the header, which readers of PDFs accept.
        $isPdf = str_contains($stream->read(1024), '%PDF-');
        $size = $stream->getSize();
        self::checkLength($response, $size);
        $stream->rewind();
        return $isPdf ? new self($stream, $size) : null;
    }

    /** @internal @throws \RuntimeException when a part is missing */
    public static function readBody(ResponseInterface $response): string
    {
        $body = $response->getBody();
        if ($body->isSeekable()) {
            $body->rewind();
        }
        $text = $body->getContents();
        self::checkLength($response, strlen($text));
        return $text;
    }

    private static function checkLength(ResponseInterface $response, ?int $size): void
    {
        $length = $response->getHeaderLine('Content-Length');
        if (ctype_digit($length) && $size !== null && $size < (int) $length && !$response->hasHeader('Content-Encoding')) {
            throw new \RuntimeException("$size of $length bytes arrived");
        }
    }
}
