import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { MediaType, Operation, Parameter } from './document.ts';
import { faults } from './faults.ts';
import { type Pools, resourceAt } from './pools.ts';
import type { Random } from './random.ts';
import { type Draft, encoded, type Request, written } from './request.ts';

/** Makes requests for operations, valid ones and ones with something odd. */
export interface Generator {
  readonly valid: (operation: Operation) => Request;
  /** With one fault, seldom two. */
  readonly odd: (operation: Operation) => Request;
}

export interface Setting {
  readonly token: string;
  readonly administrations: readonly number[];
  readonly pools: Pools;
  readonly random: Random;
}

/** How many values are made of a schema at once, from what the pools hold then. */
const batch = 12;

const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Makes a generator. The same pools and random choices give the same requests. */
export function generatorOf(setting: Setting): Generator {
  const { pools, random } = setting;
  const waiting = new Map<unknown, unknown[]>();

  /** A value of a schema; several are made at once, because making what makes them takes long. */
  function valueOf(schema: Parameter['schema']): unknown {
    const values = waiting.get(schema) ?? [];
    if (values.length === 0) {
      const sample = { numRuns: batch, seed: random.below(2 ** 31) };
      values.push(...fc.sample(fc.noBias(arbitraryOf(schema, pools)), sample));
    }
    waiting.set(schema, values);
    return values.pop();
  }

  /** The example of a parameter, now and then: nobody guesses the client of the sandbox. */
  const usual = ({ example }: Parameter): unknown => (random.chance(0.3) ? example : undefined);

  function bodyOf({ schema, examples = {} }: MediaType): unknown {
    const values = Object.values(examples).map(({ value }) => value);
    return values.length > 0 && random.chance(0.1) ? random.of(values) : valueOf(schema);
  }

  function draftOf(operation: Operation): Draft {
    const ofPath = (template: string) => pathOf(template, pools, random);
    const query = operation.parameters
      .filter((one) => one.in === 'query' && (one.required || random.chance(4 / operation.parameters.length)))
      .flatMap((one) => [usual(one) ?? valueOf(one.schema)].flat().map((value): [string, string] => [one.name, String(value)]));
    const [mediaType, content] = random.of(
      Object.entries(operation.bodies).concat(Object.keys(operation.bodies).length > 0 ? [] : [['', undefined as never]]),
    );
    const body = mediaType === 'application/pdf' ? smallPdf : content && bodyOf(content);
    return {
      method: operation.method,
      path: ofPath(operation.path),
      query,
      headers: [
        ['authorization', `Bearer ${setting.token}`],
        ['x-tenant-id', String(random.of(setting.administrations))],
        ['accept-language', random.of(['en', 'nl', 'nl, en;q=0.5'])],
      ],
      mediaType: mediaType === '' ? undefined : mediaType,
      body,
    };
  }

  return {
    valid: (operation) => written(draftOf(operation), operation.id, 'valid'),
    odd(operation) {
      const draft = draftOf(operation);
      const names: string[] = [];
      for (let count = random.chance(0.1) ? 2 : 1; count > 0; count -= 1) {
        const [name, fault] = random.of(Object.entries(faults));
        fault(draft, random);
        names.push(name);
      }
      return written(draft, operation.id, names.join(' and '));
    },
  };
}

/** A path with identifiers in it: of records that there are, mostly. */
function pathOf(template: string, pools: Pools, random: Random): string {
  const segments = template.split('/');
  return segments
    .map((segment, index) => {
      if (!segment.startsWith('{')) return segment;
      const known = pools.values(resourceAt(segments.slice(0, index).join('/')));
      const isKnown = known.length > 0 && random.chance(0.9);
      return encoded(String(isKnown ? random.of(known) : random.of([1, 2, 3, 999, 2_147_483_647])));
    })
    .join('/');
}
