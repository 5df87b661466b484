<?php

declare(strict_types=1);

use AccountingPlatform\Model\Unions;

require_once __DIR__ . '/autoload.php';

/** Values for the signatures of generated code. */
final class Values
{
    /** Returns what the docblock says of a parameter, without what it may be besides. */
    public static function getType(ReflectionParameter $parameter): string
    {
        $method = $parameter->getDeclaringFunction();
        $property = $method->isConstructor() ? $parameter->getDeclaringClass()->getProperty($parameter->name) : null;
        $pattern = $property ? '/@var (\S+)/' : "/@param (\S+) \\\${$parameter->name}\b/";
        preg_match($pattern, (string) ($property ?? $method)->getDocComment(), $match);
        $type = $match[1] ?? (string) $parameter->getType();
        $type = preg_replace('/^\?|\|null\b|\|LeftOut\b|\|list<.*>/', '', $type);
        return preg_match("/^'/", $type) ? 'string' : preg_replace('/^Accounting.*\|(int|string)$/', '$1', $type);
    }

    /** @return list<string> */
    public static function listNativeTypes(ReflectionParameter $parameter): array
    {
        $type = $parameter->getType();
        return array_map('strval', $type instanceof ReflectionUnionType ? $type->getTypes() : [$type]);
    }

    /** Returns values for the parameters that are required. */
    public static function createArguments(ReflectionMethod $method): array
    {
        $arguments = [];
        foreach ($method->getParameters() as $parameter) {
            if (!$parameter->isOptional()) {
                $arguments[$parameter->name] = self::createValue($parameter);
            }
        }
        return $arguments;
    }

    public static function createValue(ReflectionParameter $parameter): mixed
    {
        $type = ltrim(self::listNativeTypes($parameter)[0], '?');
        return match (true) {
            self::getType($parameter) === 'int' => 1,
            self::getType($parameter) === 'bool' => true,
            in_array(self::getType($parameter), ['string', 'string|int'], true) => '1',
            $type === 'array' => [],
            $type === 'object' => '%PDF-1',
            enum_exists($type) => $type::cases()[0],
            is_a($type, DateTimeInterface::class, true) => new DateTimeImmutable('2026-01-02'),
            interface_exists($type) => self::createUnion($type),
            default => (new ReflectionClass($type))->newInstanceArgs(self::createArguments(new ReflectionMethod($type, '__construct'))),
        };
    }

    public static function createUnion(string $interface): object
    {
        $class = array_values(Unions::VARIANTS[$interface]['classes'])[0];
        return (new ReflectionClass($class))->newInstanceArgs(self::createArguments(new ReflectionMethod($class, '__construct')));
    }

    /** @return list<class-string> */
    public static function listClasses(string $folder): array
    {
        $files = glob(dirname(__DIR__, 3) . "/generated/client-php/src/$folder/*.php");
        $classes = array_map(static fn(string $file): string => "AccountingPlatform\\$folder\\" . basename($file, '.php'), $files);
        return array_values(array_filter($classes, static fn(string $class): bool => class_exists($class) && !enum_exists($class)));
    }

    /**
     * Lists the parameters of the public methods in a folder of generated code; of its models, those of constructors.
     *
     * @return iterable<array{class-string, ReflectionMethod, ReflectionParameter}>
     */
    public static function listParameters(string $folder): iterable
    {
        foreach (self::listClasses($folder) as $class) {
            foreach ((new ReflectionClass($class))->getMethods() as $method) {
                foreach ($method->isConstructor() === ($folder === 'Model') ? $method->getParameters() : [] as $parameter) {
                    yield [$class, $method, $parameter];
                }
            }
        }
    }
}
