<?php

// A file without strict types, as most files of applications are: PHP converts the scalars that it passes.

/** Calls a method, or creates an object of a class, with arguments that PHP may convert. */
function callLoosely(callable|string $target, array $arguments): mixed
{
    return is_string($target) && class_exists($target) ? new $target(...$arguments) : $target(...$arguments);
}
