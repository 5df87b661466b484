<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/**
 * A POST failed, and the platform may have processed it. The client does not repeat it: check whether the record exists before
 * you send it again, as `createOnce` does. `getPrevious()` is the failure.
 */
final class UnknownOutcomeException extends CallException
{
    /** URL of the record, when the response had one: the platform then created it. */
    public readonly ?string $location;

    /** @param string $subject what may have been processed */
    public function __construct(CallContext $context, CallException $cause, string $subject = 'It')
    {
        $reason = substr($cause->getMessage(), strlen($context->operation) + 2);
        $message = "$reason $subject may have been processed: check before sending it again.";
        // A redirect names another page.
        $this->location = ($cause->status ?? 300) < 300 ? $cause->headers['location'] ?? null : null;
        parent::__construct($context, $message, $cause->status, $cause->headers, $cause->body, $cause);
    }
}
