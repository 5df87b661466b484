import { quote } from '../../client/generator/print-parts.ts';
import { formatDocblock, toPhpText } from './docblock.ts';
import type { PhpEnum } from './php-enums.ts';
import type { PhpClass, PhpField, PhpModel, PhpUnion } from './php-model.ts';

const HEADER = '<?php\n\ndeclare(strict_types=1);\n\n';

/** Emits a file of a namespace, with the imports that its code needs. */
export function emitFile(namespace: string, imports: readonly string[], code: string): string {
  const used = imports.filter((name) => new RegExp(`(?<![\\w\\\\$'>])${name.split('\\').at(-1)}\\b`).test(code));
  const uses = used.map((name) => `use ${name.startsWith('Psr') ? name : `AccountingPlatform\\${name}`};\n`).sort();
  return `${HEADER}namespace ${namespace};\n\n${uses.length > 0 ? `${uses.join('')}\n` : ''}${code}`;
}

/** Emits the classes of records, inputs, unions and enums, by the path of the file. */
export function emitModels({ classes, unions, enums }: PhpModel): Record<string, string> {
  const files: [name: string, code: string][] = [
    ...classes.map((model): [string, string] => [model.name, emitClass(model)]),
    ...unions.map((union): [string, string] => [union.name, emitUnion(union)]),
    ...unions
      .filter(({ isInput }) => !isInput)
      .map((union): [string, string] => [`Other${union.name}`, emitOther(union)]),
    ...enums.map((php): [string, string] => [php.name, emitEnum(php)]),
    ['Unions', emitUnions(unions)],
  ];
  const imports = ['Input', 'LeftOut', 'Record', 'Scalar'];
  return Object.fromEntries(
    files.map(([name, code]) => [`src/Model/${name}.php`, emitFile('AccountingPlatform\\Model', imports, code)]),
  );
}

/** Descriptions of exceptions that differ only in name. */
const STATUS_EXCEPTIONS: Readonly<Record<string, string>> = {
  Authentication: 'Status 401: the access token is missing, unknown or expired.',
  NotFound: 'Status 404: the administration has no such record.',
  Permission: 'Status 403: the user lacks a permission, or the administration lacks a module.',
  RateLimit: 'Status 429: too many requests.',
  Server: 'Status 500 and above: the platform failed.',
  Validation: 'Status 400: the request is invalid. `errors` has the messages by field.',
};

export const emitExceptions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(STATUS_EXCEPTIONS).map(([name, description]) => [
      `src/Exception/${name}Exception.php`,
      `${HEADER}namespace AccountingPlatform\\Exception;\n\n/** ${description} */\nfinal class ${name}Exception extends ApiException\n{\n}\n`,
    ]),
  );

function emitClass({ name, isInput, description, unions, fields }: PhpClass): string {
  const belongs = ` implements ${[...unions, '\\JsonSerializable'].join(', ')}`;
  const order = (field: PhpField): number => (field.constant === undefined ? Number(!field.isRequired) : 2);
  const parameters = fields.toSorted((a, b) => order(a) - order(b)).map((field) => emitProperty(field, isInput));
  return `${formatDocblock([toPhpText(description)])}final readonly class ${name}${belongs}
{
    use ${isInput && !name.endsWith('Patch') ? 'Input' : 'Record'};

    /** @internal */
    public const FIELDS = [
${fields.map((field) => `        ${quote(field.name)} => ${field.type.kind},\n`).join('')}    ];

    private const MISSING = ${isInput ? 'LeftOut::Value' : 'null'};

    public function __construct(
${parameters.join('')}    ) {
        Scalar::checkFields($this);
    }
}
`;
}

/** Emits a promoted property of the constructor. An optional field is null in a record, and omitted from an input. */
function emitProperty(
  { name, description, isRequired, isNullable, constant, type }: PhpField,
  isInput: boolean,
): string {
  const missing = isInput ? 'LeftOut::Value' : 'null';
  if (constant !== undefined) {
    return `${formatDocblock([toPhpText(description)], INDENT)}${INDENT}public string $${name} = ${quote(constant)},\n`;
  }
  const others = [
    ...(isNullable || (!isRequired && !isInput) ? ['null'] : []),
    ...(isInput && !isRequired ? ['LeftOut'] : []),
  ];
  const [native, doc] = [type.native, type.doc].map((part) => [part, ...others].join('|'));
  // Static analysis uses the docblock's type.
  const text = toPhpText(description);
  const typed = text.includes('\n') ? [text, `@var ${doc}`] : [`@var ${doc} ${text}`];
  const docblock = native === doc ? [text] : typed;
  const value = isRequired ? '' : ` = ${missing}`;
  return `${formatDocblock(docblock, INDENT)}${INDENT}public ${native} $${name}${value},\n`;
}

const INDENT = ' '.repeat(8);

const emitUnion = ({ name, description, discriminator, variants }: PhpUnion): string =>
  `${formatDocblock([
    toPhpText(description),
    '',
    ...Object.entries(variants).map(([value, variant]) => `- \`${discriminator}\` \`${value}\`: {@see ${variant}}`),
  ])}interface ${name}\n{\n}\n`;

const emitOther = ({
  name,
  discriminator,
}: PhpUnion): string => `/** A ${discriminator} that the platform added: the fields as decoded JSON. */
final readonly class Other${name} implements ${name}, \\JsonSerializable
{
    public function __construct(public string $${discriminator}, public array $fields)
    {
    }

    /** @internal */
    public static function fromArray(array $fields): self
    {
        return new self(is_string($fields['${discriminator}'] ?? null) ? $fields['${discriminator}'] : '', $fields);
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return $this->fields;
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->fields;
    }
}
`;

const emitEnum = ({ name, backing, description, cases }: PhpEnum): string =>
  `${formatDocblock([toPhpText(description)])}enum ${name}: ${backing}
{
${cases
  .map((choice) => {
    const value = typeof choice.value === 'number' ? choice.value : quote(choice.value);
    return `${formatDocblock([choice.description], '    ')}    case ${choice.name} = ${value};\n`;
  })
  .join('')}}
`;

/** Emits the classes of each union by the value of its discriminator. */
const emitUnions = (unions: readonly PhpUnion[]): string => `/** @internal */
final class Unions
{
    public const VARIANTS = [
${unions
  .map(({ name, isInput, discriminator, variants }) => {
    const classes = Object.entries(variants).map(
      ([value, variant]) => `                ${quote(value)} => ${variant}::class,\n`,
    );
    const other = isInput ? 'null' : `Other${name}::class`;
    return `        ${name}::class => [
            'by' => ${quote(discriminator)},
            'classes' => [
${classes.join('')}            ],
            'other' => ${other},
        ],\n`;
  })
  .join('')}    ];
}
`;
