import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Example,
  listOperations as listEntries,
  type OpenApiDocument,
  type Parameter,
  resolveRef,
} from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useBooks } from '../support/books.ts';
import { fillPath, listOperations } from '../support/operations.ts';

/** The form that generators and validators of other languages rely on. */

const published = JSON.parse(readFileSync(`${repository}/generated/openapi.json`, 'utf8')) as OpenApiDocument;
const entries = listEntries(published);
const getParameters = (list: readonly Parameter[] = []): Parameter[] =>
  list.map((parameter) => resolveRef(published, parameter));

describe('the published contract', () => {
  it('names no dialect, so that Prism validates it and Swagger UI does not warn', () => {
    expect(published).not.toHaveProperty('jsonSchemaDialect');
    expect(published.openapi).toBe('3.1.1');
  });

  it('has a short text as its description', () => {
    expect(String((published.info as { description?: string }).description).length).toBeLessThanOrEqual(600);
  });

  it('names each sort order, without doubles', () => {
    const sorted = entries.flatMap(({ operation }) =>
      getParameters(operation.parameters).filter(({ name }) => name === 'orderby'),
    );
    expect(sorted.length).toBeGreaterThanOrEqual(40);
    // Kubb gives a schema without a name the name of its parameter, the same in all lists.
    expect(new Set(sorted.map(({ schema }) => schema.$ref)).size).toBe(sorted.length);
    for (const parameter of sorted) {
      const schema = resolveRef(published, parameter.schema);
      const names = schema['x-enum-varnames'] as readonly string[];
      expect(names).toEqual(schema['x-enumNames']);
      expect(names).toHaveLength(schema.enum?.length ?? 0);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[A-Za-z]\w*$/);
    }
  });

  it('says a single value as an enumeration, because openapi-zod-client reads no constant', () => {
    const text = JSON.stringify(published);
    expect(text).toContain('"enum":["A"]');
    expect(text).not.toContain('"const":');
  });

  it('has an integer in the header that names an administration', () => {
    const tenants = Object.values(published.components.parameters as Record<string, Parameter>).filter(({ name }) =>
      name.startsWith('X-Tenant'),
    );
    expect(tenants.map(({ schema }) => schema.type)).toEqual(['integer', 'integer']);
  });
});

describe('the examples of all parameters together', () => {
  const books = useBooks();

  /** The example that a tool shows: the only one, or the first. */
  const getExample = ({ example, examples = {} }: Parameter): unknown =>
    example ?? Object.values(examples as Record<string, Example>)[0]?.value;

  /** Writes an example as its parameter says. */
  const write = (parameter: Parameter): string[] => {
    const { name, explode } = parameter;
    const values = [getExample(parameter)].flat().map((value) => encodeURIComponent(String(value)));
    return (explode === false ? [values.join(',')] : values).map((value) => `${name}=${value}`);
  };

  it.each(listOperations('list', 'get', 'download'))('are a valid request: $id', async (operation) => {
    const { operation: shown } = entries.find((entry) => entry.operation.operationId === operation.id) ?? {};
    const parameters = getParameters(shown?.parameters);
    const query = parameters.filter(({ in: place }) => place === 'query').flatMap(write);
    const sent = parameters.filter(({ in: place }) => place === 'header');
    const headers = Object.fromEntries(sent.map((parameter) => [parameter.name, String(getExample(parameter))]));
    const response = await fetch(`${books.url}${fillPath(operation)}?${query.join('&')}`, {
      headers: { authorization: 'Bearer sandbox-demo-token', ...headers },
    });
    expect([200, 404], await response.text()).toContain(response.status);
  });
});
