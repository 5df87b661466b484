import {
  createResolver,
  getRefName,
  getResponses,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../../contract/document.ts';

/**
 * Maps each class of an input to the classes of the records that the platform makes of it: a body belongs to the response of its
 * operation, and a line to the line with the same `bookingType`.
 */
export function relateInputs(
  contract: OpenApiDocument,
  getInputName: (component: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const resolve = createResolver(contract);
  const records = new Map<string, Set<string>>();

  function relate(input: Schema | undefined, record: Schema | undefined): void {
    if (!input || !record) return;
    const [sent, read] = [resolve(input), resolve(record)];
    if (sent.properties && read.properties && !addRecord(getRefName(input), getRefName(record))) return;
    for (const [inner, innerRecord] of listPairs(input, sent, read)) relate(inner, innerRecord);
  }

  /** Relates two components. Returns false when they were related before. */
  function addRecord(input = '', record = ''): boolean {
    const names = records.get(getInputName(input)) ?? new Set();
    const isNew = !names.has(record);
    records.set(getInputName(input), names.add(record));
    return isNew;
  }

  /** Lists the schemas inside two schemas that belong to each other. */
  const listPairs = (
    input: Schema,
    sent: Schema,
    read: Schema,
  ): (readonly [Schema | undefined, Schema | undefined])[] => [
    [sent.items, read.items],
    ...(sent.oneOf ?? []).map((option, index) => [option, findVariant(read, sent, index)] as const),
    // A PATCH of a line changes a line of any kind.
    ...(sent.properties ? (read.oneOf ?? []) : []).map((option) => [input, option] as const),
    ...Object.entries(sent.properties ?? {}).map(([name, property]) => [property, read.properties?.[name]] as const),
  ];

  /** Returns the variant of a union that has the constant of a variant of another union. */
  function findVariant(
    read: Schema,
    { required: [by = ''] = [], oneOf = [] }: Schema,
    index: number,
  ): Schema | undefined {
    const getConstant = (option: Schema | undefined) => option && resolve(option).properties?.[by]?.const;
    return read.oneOf?.find((option) => getConstant(option) === getConstant(oneOf[index]));
  }

  for (const entry of listOperations(contract)) {
    const { requestBody } = entry.operation;
    const body = requestBody && resolve(requestBody).content['application/json']?.schema;
    for (const [status, { content }] of Object.entries(getResponses(contract, entry)))
      if (status.startsWith('2')) relate(body, content?.['application/json']?.schema);
  }
  return records;
}

/** Adds the records with their lines, which have the fields of those without. */
export function addWithLines(names: Iterable<string>, existing: ReadonlySet<string>): string[] {
  const withLines = [...names].flatMap((name) => [name, `${name}WithLines`]);
  return [...new Set(withLines)].filter((name) => existing.has(name));
}
