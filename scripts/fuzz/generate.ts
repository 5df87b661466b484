import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { MediaType, Operation, Parameter } from './document.ts';
import { faults } from './faults.ts';
import { type Pools, resourceAt } from './pools.ts';
import type { Random } from './random.ts';
import { type Draft, encoded, type Request, textOf, written } from './request.ts';

/** Makes requests for operations, valid ones and ones with something odd. */
export interface Generator {
  readonly valid: (operation: Operation) => Request;
  /** With one fault, seldom two. */
  readonly odd: (operation: Operation) => Request;
}

export interface Setting {
  readonly token: string;
  /** What is known of the administrations that may be called. */
  readonly pools: ReadonlyMap<number, Pools>;
  readonly random: Random;
}

/** How many values are made of a schema at once, from what the pools hold then. */
const batch = 12;

const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Makes a generator. The same pools and random choices give the same requests. */
export function generatorOf(setting: Setting): Generator {
  const { random } = setting;
  const arbitraries = new Map<Pools, Map<unknown, { arbitrary: fc.Arbitrary<unknown>; values: unknown[] }>>();

  /** A value of a schema; several are made at once, because that is faster. */
  function valueFor(schema: Parameter['schema'], pools: Pools): unknown {
    const ofPools = arbitraries.get(pools) ?? new Map();
    arbitraries.set(pools, ofPools);
    const made = ofPools.get(schema) ?? { arbitrary: fc.noBias(arbitraryOf(schema, pools)), values: [] };
    ofPools.set(schema, made);
    if (made.values.length === 0) {
      made.values.push(...fc.sample(made.arbitrary, { numRuns: batch, seed: random.below(2 ** 31) }));
    }
    return made.values.pop();
  }

  /** The example of a parameter, now and then: nobody guesses the client of the sandbox. */
  const usual = ({ example }: Parameter): unknown => (random.chance(0.3) ? example : undefined);

  function bodyOf({ schema, examples = {} }: MediaType, pools: Pools): unknown {
    const values = Object.values(examples).map(({ value }) => value);
    return values.length > 0 && random.chance(0.1) ? random.of(values) : valueFor(schema, pools);
  }

  function draftOf(operation: Operation): Draft {
    const [administration, pools] = random.of([...setting.pools]);
    const query = operation.parameters
      .filter((one) => one.in === 'query' && (one.required || random.chance(4 / operation.parameters.length)))
      .flatMap((one) =>
        [usual(one) ?? valueFor(one.schema, pools)].flat().map((value): [string, string] => [one.name, textOf(value)]),
      );
    const [mediaType, content] = random.of(
      Object.entries(operation.bodies).concat(
        Object.keys(operation.bodies).length > 0 ? [] : [['', undefined as never]],
      ),
    );
    const body = mediaType === 'application/pdf' ? smallPdf : content && bodyOf(content, pools);
    return {
      method: operation.method,
      path: pathOf(operation.path, pools, random),
      query,
      headers: [
        ['authorization', `Bearer ${setting.token}`],
        ['x-tenant-id', String(administration)],
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
  const paths = pools.values(resourceAt(template), 'path');
  if (template.endsWith('}') && paths.length > 0 && random.chance(0.9)) return String(random.of(paths));
  return segments
    .map((segment, index) => {
      if (!segment.startsWith('{')) return segment;
      const known = pools.values(resourceAt(segments.slice(0, index).join('/')), 'id');
      const isKnown = known.length > 0 && random.chance(0.9);
      return encoded(String(isKnown ? random.of(known) : random.of([1, 2, 3, 999, 2_147_483_647])));
    })
    .join('/');
}
