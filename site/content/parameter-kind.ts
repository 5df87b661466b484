import type { Parameter } from '../../contract/document.ts';
import type { ParameterKind } from '../run/panel.ts';
import { isConvention } from '../samples/sort-parameters.ts';

export function getParameterKind(parameter: Parameter): ParameterKind {
  if (isConvention(parameter)) return 'convention';
  return parameter['x-filter'] ? 'filter' : 'special';
}
