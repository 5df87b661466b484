import { type Call, groupByTag } from '../../client/generator/call.ts';
import { removeSiteLinks } from '../../client/generator/descriptions.ts';
import { getExampleArguments } from '../../client/generator/example.ts';
import { getNamespaceName, getResultName } from '../../client/generator/method-names.ts';
import { quote } from '../../client/generator/print-parts.ts';
import { describeOperation } from '../../client/generator/tsdoc.ts';
import {
  getParameters,
  isList,
  listMoved,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { formatDocblock, formatOperationDocblock, toPhpText } from './docblock.ts';
import { emitFile } from './emit-classes.ts';
import { createPhpCall, getParameterType, getPhpMethod, INTEGER } from './php-call.ts';
import { type PhpModel, type PhpType, UNCOERCED } from './php-model.ts';
import { printPhpCall } from './print-value.ts';

const EXCEPTIONS = ['Api', 'Authentication', 'Connection', 'NotFound', 'Permission', 'RateLimit', 'Server', 'Token'];
const STREAM = 'StreamInterface';
const IMPORTS = [
  `Psr\\Http\\Message\\${STREAM}`,
  ...['Body', 'CallOptions', 'Core', 'Creatable', 'LeftOut', 'Page', 'Request'],
  ...[...EXCEPTIONS, 'UnknownOutcome', 'Validation'].map((name) => `Exception\\${name}Exception`),
];

export interface Source {
  readonly model: PhpModel;
  /** Result of `toClientContract`, with the schemas of the parameters. */
  readonly contract: OpenApiDocument;
  readonly version: string;
}

/** Emits the client, and a class for the operations of each tag, by the path of the file. */
export function emitOperations(calls: readonly Call[], source: Source): Record<string, string> {
  const { classes, unions, enums } = source.model;
  const models = [...classes, ...unions, ...enums].map(({ name }) => `Model\\${name}`);
  const tags = groupByTag(calls).map(([tag, ofTag]) => {
    const method = getNamespaceName(tag);
    return { tag, method, name: toClassName(method), calls: ofTag };
  });
  const files = tags.map(({ tag, name, calls: ofTag }) => {
    const places = findPlaces(ofTag, calls);
    const methods = [...ofTag.map((call) => emitMethod(call, source)), ...(places ? [emitPlaces(places)] : [])];
    const created = findCreated(ofTag, source);
    const implemented = created === undefined ? '' : ' implements Creatable';
    const texts = [
      `${tag}.`,
      ...(created === undefined
        ? []
        : [
            '',
            `@implements Creatable<${[created, ...(places?.lists ?? []).map(({ result }) => result.type)].join('|')}>`,
          ]),
    ];
    const code = `${formatDocblock(texts)}final readonly class ${name}${implemented}
{
    public function __construct(private Core $client)
    {
    }

${methods.join('\n')}}
`;
    const clashing = models.filter((model) => model !== `Model\\${name}`);
    return [`src/Operations/${name}.php`, emitFile('AccountingPlatform\\Operations', [...IMPORTS, ...clashing], code)];
  });
  const getters = tags.map(
    ({ tag, method, name }) => `    /** ${tag}. */
    public function ${method}(): ${name}
    {
        return new ${name}($this);
    }
`,
  );
  const client = `/** A client with all operations of the API, by resource: \`$client->debtors()->list()\`. */
final class Client extends Core
{
    public const VERSION = '${source.version}';

${getters.join('\n')}}
`;
  const imports = tags.map(({ name }) => `Operations\\${name}`);
  return { ...Object.fromEntries(files), 'src/Client.php': emitFile('AccountingPlatform', imports, client) };
}

/** Returns the class of the records that `create` returns and `list` lists; undefined where one is missing. */
function findCreated(calls: readonly Call[], { contract }: Source): string | undefined {
  const find = (name: string) => calls.find(({ operation }) => getPhpMethod(contract, operation).name === name);
  const created = find('create')?.result.type;
  return find('list')?.result.type === created ? created : undefined;
}

interface Places {
  readonly parameters: Readonly<Record<string, string>>;
  readonly lists: readonly Call[];
}

/** Finds other places of a record that its list lacks: `x-found-in` of the path. */
function findPlaces(calls: readonly Call[], all: readonly Call[]): Places | undefined {
  const places = calls.find(({ operation }) => isList(operation))?.item['x-found-in'];
  return places && { parameters: places.parameters ?? {}, lists: listMoved(places, all) };
}

function emitPlaces({ parameters, lists }: Places): string {
  const values = Object.entries(parameters).map(([name, value]) => `${quote(name)} => ${quote(value)}`);
  const names = lists.map(({ operation }) => getNamespaceName(operation.tags?.[0] ?? ''));
  const others = names.map((name) => `${quote(name)} => new ${toClassName(name)}($this->client)`);
  return `    /**
     * Returns where a record is found that \`list\` lacks: parameters with which it has all, and other lists by name.
     *
     * @internal
     */
    public function getPlaces(): array
    {
        return [[${values.join(', ')}], [${others.join(', ')}]];
    }
`;
}

const toClassName = (method: string): string => `${method[0]?.toUpperCase()}${method.slice(1)}`;

interface PhpParameter {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
  /** Expression of a value's kind, which the runtime checks; undefined for a body and options. */
  readonly kind?: string | undefined;
  readonly missing?: 'null' | 'LeftOut::Value';
}

function emitMethod(call: Call, source: Source): string {
  const { operation } = call;
  const isPage = operation.responses['302'] !== undefined;
  const query = listQuery(call, source);
  const identifiers = listIdentifiers(call);
  const parameters = [
    ...identifiers,
    ...listBody(call),
    ...query.toSorted((a, b) => Number(a.missing !== undefined) - Number(b.missing !== undefined)),
    ...(isPage ? [] : [OPTIONS]),
  ];
  const names = parameters.map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw new BuildError(`${operation.operationId}: two parameters have one name.`);
  const { native, doc } = getReturnType(call);
  const signature = parameters.map(
    ({ type, name, missing }) => `        ${type} $${name}${missing ? ` = ${missing}` : ''},\n`,
  );
  const docblock = formatOperationDocblock(
    describeOperation(call),
    parameters.map(({ doc: text }) => text),
    doc,
    printExample(call, source),
  );
  const request = `new Request(${emitRequest(call, identifiers, query)}        )`;
  const sender = isList(operation) ? 'list' : 'call';
  const sent = isPage ? `getUrl(${request})` : `${sender}(${request}, $options)`;
  return `${docblock}    public function ${getPhpMethod(source.contract, operation).name}(
${signature.join('')}    ): ${native} {
        ${native === 'void' ? '' : 'return '}$this->client->${sent};
    }
`;
}

const OPTIONS: PhpParameter = {
  name: 'options',
  type: 'CallOptions|null',
  doc: 'CallOptions|null $options Timeout, retries, administration, language and headers of this call.',
  missing: 'null',
};

/** Lists the contract's parameters, with formats and values that TypeScript types do not need. */
const listParameters = (contract: OpenApiDocument, { path, method }: Call): Parameter[] => {
  const item = contract.paths[path] ?? {};
  const operation = item[method] as Operation;
  return getParameters(contract, { path, method, item, operation });
};

/** Prints the call of the docblock, with the contract's example values. */
function printExample(call: Call, { contract, model }: Source): string {
  const { operation, result } = call;
  const { identifiers, body, query = {} } = getExampleArguments(call);
  const values = Object.entries(query).map(([name, value]) => [name, [value].flat()[0]] as const);
  const phpCall = createPhpCall(contract, model, operation, listParameters(contract, call));
  const expression = `${printPhpCall(phpCall, { identifiers, body, query: values })};`;
  if (operation.responses['302']) return `$url = ${expression}`;
  if (result.kind === 'none') return expression;
  if (isList(operation)) return `$page = ${expression}`;
  return `$${result.kind === 'pdf' ? 'pdf' : getResultName(operation.operationId)} = ${expression}`;
}

const findDescription = ({ operation }: Call, name: string): string =>
  toPhpText(String(operation.parameters?.find((parameter) => parameter.name === name)?.description ?? ''));

const listIdentifiers = (call: Call): PhpParameter[] =>
  call.identifiers.map(({ name, type }) => {
    const kind = type === 'number' ? 'int' : 'string';
    return {
      name,
      type: kind === 'int' ? INTEGER : UNCOERCED[kind],
      kind: quote(kind),
      doc: `${kind} $${name} ${findDescription(call, name)}`,
    };
  });

function listBody({ body, operation }: Call): PhpParameter[] {
  if (!body) return [];
  // PHP would convert an `SplFileInfo` to its path.
  const isPdf = body.contentType === 'application/pdf';
  const type = isPdf ? `string|${STREAM}` : body.type;
  const description = removeSiteLinks(operation.requestBody?.description ?? '');
  // A trace must not contain a grant's secrets.
  const attribute = body.contentType === 'application/x-www-form-urlencoded' ? '#[\\SensitiveParameter] ' : '';
  return [{ name: 'body', type: `${attribute}${isPdf ? 'string|object' : type}`, doc: `${type} $body ${description}` }];
}

/** Lists the parameters of the query. A filter takes several values, and no null: without the filter, every record would match. */
function listQuery(call: Call, { contract, model }: Source): PhpParameter[] {
  return listParameters(contract, call)
    .filter((parameter) => parameter.in === 'query' && parameter['x-alias-of'] === undefined)
    .map((parameter) => {
      const { name, required = false } = parameter;
      const { kind, ...types } = getParameterType(parameter, model);
      const [native, doc] = getTypes(parameter, types);
      const [text = ''] = findDescription(call, name).split('\n');
      const missing = parameter['x-filter'] ? 'LeftOut' : 'null';
      const end = required ? '' : `|${missing}`;
      return {
        name,
        type: `${native}${end}`,
        kind,
        doc: `${doc}${end} $${name} ${text}`.trimEnd(),
        ...(!required && { missing: missing === 'null' ? missing : 'LeftOut::Value' }),
      };
    });
}

function getTypes(parameter: Parameter, { native, doc }: Omit<PhpType, 'kind'>): [native: string, doc: string] {
  if (!parameter.schema.items) return [native, doc];
  return parameter['x-filter'] ? [`${native}|array`, `${doc}|list<${doc}>`] : ['array', `list<${doc}>`];
}

export function getReturnType({ operation, result }: Call): { native: string; doc: string | undefined } {
  if (operation.responses['302']) return { native: 'string', doc: 'string' };
  if (result.kind === 'none') return { native: 'void', doc: undefined };
  if (result.kind === 'pdf') return { native: STREAM, doc: STREAM };
  return isList(operation)
    ? { native: 'Page', doc: `Page<${result.type}>` }
    : { native: result.type, doc: result.type };
}

function emitRequest(call: Call, identifiers: readonly PhpParameter[], query: readonly PhpParameter[]): string {
  const { operation, method, path, body, result, isSignIn } = call;
  const collect = (parameters: readonly PhpParameter[]): string =>
    `compact(\n${emitLines(parameters.map(({ name }) => quote(name)))}            )`;
  const kinds = [...identifiers, ...query].map(({ name, kind }) => `${quote(name)} => ${kind ?? quote('string')}`);
  const members = [
    quote(operation.operationId),
    quote(method.toUpperCase()),
    quote(path),
    identifiers.length > 0 && collect(identifiers),
    query.length > 0 && `query: ${collect(query)}`,
    kinds.length > 0 && `kinds: [\n${emitLines(kinds)}            ]`,
    body && `body: ${emitBody(operation.operationId, body.contentType)}`,
    result.kind === 'pdf' && "result: 'pdf'",
    isList(operation) && `result: [${result.type}::class]`,
    ['record', 'other'].includes(result.kind) && !operation.responses['302'] && `result: ${result.type}::class`,
    isSignIn && 'isSignIn: true',
  ];
  return `\n${members.map((member) => (member ? `            ${member},\n` : '')).join('')}`;
}

const emitLines = (items: readonly string[]): string => items.map((item) => `                ${item},\n`).join('');

const BODIES: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'application/pdf': 'pdf',
};

function emitBody(operationId: string, contentType: string): string {
  const encoder = BODIES[contentType];
  if (!encoder) throw new BuildError(`${operationId}: the PHP client cannot send the media type ${contentType}.`);
  return `Body::${encoder}($body)`;
}
