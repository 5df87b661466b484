<?php

declare(strict_types=1);

trait CatchesErrors
{
    /**
     * Returns the error of work, which must be of a class.
     *
     * @template T of Throwable
     * @param class-string<T> $class
     * @return T
     */
    private function catch(string $class, Closure $work): Throwable
    {
        try {
            $work();
        } catch (Throwable $error) {
            $this->assertInstanceOf($class, $error, $error::class . ': ' . $error->getMessage());
            return $error;
        }
        $this->fail("$class was expected.");
    }
}
