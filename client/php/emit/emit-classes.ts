import { formatDocblock, toPhpText } from './docblock.ts';
import type { PhpEnum } from './php-enums.ts';
import { type PhpClass, type PhpField, type PhpModel, type PhpUnion, widenType } from './php-model.ts';
import { quote } from './print-value.ts';

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
  const imports = ['Input', 'LeftOut', 'Record'];
  return Object.fromEntries(
    files.map(([name, code]) => [`src/Model/${name}.php`, emitFile('AccountingPlatform\\Model', imports, code)]),
  );
}

function emitClass({ name, isInput, description, unions, fields }: PhpClass): string {
  const belongs = unions.length > 0 ? ` implements ${unions.join(', ')}` : '';
  const order = (field: PhpField): number => (field.constant === undefined ? Number(!field.isRequired) : 2);
  const parameters = fields.toSorted((a, b) => order(a) - order(b));
  return `${formatDocblock([toPhpText(description)])}final readonly class ${name}${belongs}
{
    use ${isInput ? 'Input' : 'Record'};

    /** @internal */
    public const FIELDS = [
${fields.map((field) => `        ${quote(field.name)} => ${field.type.kind},\n`).join('')}    ];

    private const MISSING = ${isInput ? 'LeftOut::Value' : 'null'};

${fields.map((field) => emitProperty(field, isInput)).join('')}
${formatDocblock(
  parameters.map((field) => emitParameterDoc(field, isInput)),
  '    ',
)}    public function __construct(
${parameters.map((field) => emitParameter(field, isInput)).join('')}    ) {
        $this->fill(get_defined_vars());
    }
}
`;
}

/** Adds to a type what is not required: null when it is read, left out when it is sent. */
function getTypes(type: string, { isRequired, isNullable }: PhpField, isInput: boolean): string {
  const isNull = isNullable || (!isRequired && !isInput);
  return [type, ...(isNull ? ['null'] : []), ...(isInput && !isRequired ? ['LeftOut'] : [])].join('|');
}

/** Describes a field once: the parameter of an input, because that is what people write, and the property of a record. */
function emitParameterDoc(field: PhpField, isInput: boolean): string {
  const text = isInput ? toPhpText(field.description).replaceAll('\n', ' ') : '';
  return `@param ${getTypes(field.type.doc, field, isInput)} $${field.name} ${text}`.trimEnd();
}

function emitProperty(field: PhpField, isInput: boolean): string {
  const { name, description, constant, type } = field;
  const list = type.native === 'array' ? `@var ${getTypes(type.doc, field, isInput)}` : '';
  const docblock = formatDocblock([isInput ? '' : toPhpText(description), list].filter(Boolean), '    ');
  const types = constant === undefined ? getTypes(type.native, field, isInput) : 'string';
  return `${docblock}    public ${types} $${name};\n`;
}

/** Emits a parameter of the constructor. It takes every scalar, because PHP would convert what it does not take. */
function emitParameter(field: PhpField, isInput: boolean): string {
  const { name, isRequired, constant, type } = field;
  if (constant !== undefined) return `        ${widenType('string')} $${name} = ${quote(constant)},\n`;
  const missing = isInput ? 'LeftOut::Value' : 'null';
  return `        ${getTypes(widenType(type.native), field, isInput)} $${name}${isRequired ? '' : ` = ${missing}`},\n`;
}

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
final readonly class Other${name} implements ${name}
{
    public function __construct(public string $${discriminator}, public array $fields)
    {
    }

    /** @internal */
    public static function fromArray(array $fields): self
    {
        return new self(is_string($fields['${discriminator}'] ?? null) ? $fields['${discriminator}'] : '', $fields);
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
    const classes = Object.entries(variants).map(([value, variant]) => `${quote(value)} => ${variant}::class`);
    const other = isInput ? 'null' : `Other${name}::class`;
    return `        ${name}::class => ['by' => ${quote(discriminator)}, 'classes' => [${classes.join(', ')}], 'other' => ${other}],\n`;
  })
  .join('')}    ];
}
`;
