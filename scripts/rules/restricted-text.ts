import { houseRule } from './lib/house-rule.ts';
import { child, type Json, type Place, textIn, typesOf } from './lib/places.ts';

/** Text that may hold anything: what a browser sends there. */
const freeText = new Set(['Accept-Language']);

/**
 * A text in a request has a format, a pattern, an enumeration or a constant. What people write for people refers to one of
 * the texts in `openapi/shared/values.yaml`, which have a pattern without control characters.
 *
 * A code, a number or a token has a form, and what does not have it is refused at the door. The OWASP rule
 * `string-restricted` asks it of what the platform answers, too; this one asks it where it protects somebody. The filters of a list are left out: their values are only compared.
 *
 * ```yaml
 * # wrong
 * bic: { type: string, maxLength: 11 }
 * # right
 * bic: { type: string, maxLength: 11, pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' }
 * ```
 */
export const restrictedText = houseRule({
  description: 'A text in a request has a format, a pattern or known values.',
  *check(contract) {
    const seen = new Set<Json>();
    const fields = contract.acceptedObjects().flatMap((input) => [...contract.writable(input)]);
    const parameters = contract.all('parameter').filter(({ value }) => value['x-filter'] !== true);
    for (const [name, place] of [...fields, ...parameters.flatMap(nameAndSchema)]) {
      const { value, at } = contract.follow(place);
      if (seen.has(value) || freeText.has(name) || !typesOf(value).includes('string') || isRestricted(value)) continue;
      seen.add(value);
      const message = `Give ${name} a pattern or a format. If people write it for people, refer to Name, TextOrNull or MultilineTextOrNull of openapi/shared/values.yaml.`;
      yield { at, message };
    }
  },
});

function nameAndSchema(parameter: Place): [string, Place][] {
  const schema = child(parameter, 'schema');
  return schema ? [[textIn(parameter.value, 'name') ?? '', schema]] : [];
}

const isRestricted = (schema: Json): boolean => ['format', 'pattern', 'enum', 'const'].some((key) => key in schema);
