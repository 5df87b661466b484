import type { Contract } from './lib/contract.ts';
import { type Finding, houseRule } from './lib/house-rule.ts';
import { child, lastOf, type Place, textIn, typesOf } from './lib/places.ts';

/**
 * Every list is asked and answered in the same way: the parameters of the source, and an envelope of `_data` (left out
 * with `metaOnly=true`) and `_meta`. What a client can name in `fields`, `orderby` and the filters are fields that the
 * records have; and because `fields` may leave any of them out, a record in a list requires none.
 *
 * One function of the client pages through all lists. It works because none of them is special.
 *
 * ```yaml
 * # wrong
 * DebtorList: { type: object, properties: { items: { type: array }, total: { type: integer } } }
 * # right
 * DebtorList: { type: object, properties: { _data: { type: array }, _meta: { ... } }, required: [_meta] }
 * ```
 */
export const listConventions = houseRule({
  description: 'Lists take page, pageSize, orderby, fields and metaOnly, and answer with _data and _meta.',
  *check(contract) {
    for (const operation of contract.operations().filter(({ kind }) => kind === 'list')) {
      const parameters = contract.parameters(operation);
      const names = new Set(parameters.map(nameOf));
      for (const name of ['page', 'pageSize', 'orderby', 'fields', 'metaOnly']) {
        if (!names.has(name)) yield { at: operation.at, message: `A list takes ${name}.` };
      }
      const list = contract.content(contract.responses(operation).get('200')).get('application/json');
      if (!list) yield { at: operation.at, message: 'A list answers 200 with application/json.' };
      else yield* judgeList(contract, list, parameters);
    }
  },
});

function* judgeList(contract: Contract, list: Place, parameters: readonly Place[]): Generator<Finding> {
  const properties = contract.properties(list);
  const required = contract.required(list);
  if (!required.has('_meta')) yield { at: list.at, message: 'A list always has _meta: require it.' };
  if (required.has('_data')) yield { at: list.at, message: 'metaOnly=true leaves _data out: do not require it.' };
  const data = contract.follow(properties.get('_data') ?? list);
  const items = child(data, 'items');
  if (!items || !typesOf(data.value).includes('array'))
    yield { at: list.at, message: 'A list has its records in _data.' };
  else yield* judgeItem(contract, contract.follow(items), parameters);
}

function* judgeItem(contract: Contract, item: Place, parameters: readonly Place[]): Generator<Finding> {
  const required = new Set(contract.parts(item).flatMap(({ value }) => value.required ?? []));
  for (const name of required) {
    if (name === '_meta') continue;
    yield { at: item.at, message: `\`fields\` may leave ${name} out of ${lastOf(item.at)}: do not require it.` };
  }
  const known = contract.properties(item);
  for (const parameter of parameters) {
    for (const name of fieldsNamedBy(parameter)) {
      if (known.has(name)) continue;
      const message = `${nameOf(parameter)} names ${name}, which ${lastOf(item.at)} does not have.`;
      yield { at: parameter.at, message };
    }
  }
}

/** The fields of the record that a parameter is about. */
function fieldsNamedBy(parameter: Place): string[] {
  const schema = child(parameter, 'schema');
  if (nameOf(parameter) === 'fields') return valuesOf(schema && child(schema, 'items'));
  if (nameOf(parameter) === 'orderby') return valuesOf(schema).map((value) => value.replace(/^-/, ''));
  return parameter.value['x-filter'] === true ? [nameOf(parameter)] : [];
}

const nameOf = ({ value }: Place): string => textIn(value, 'name') ?? '';

const valuesOf = (schema: Place | undefined): string[] => [schema?.value.enum ?? []].flat().map(String);
