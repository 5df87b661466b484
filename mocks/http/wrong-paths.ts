import { ProblemError } from '../messages/problems.ts';
import { suggest } from '../validation/suggestions.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { HttpRequest } from './types.ts';

type Paths = Pick<ValidatedContract, 'resources' | 'router'>;

/** Creates the error for an unknown path. It suggests a similar one. */
export function createPathError(path: string, { resources, router }: Paths): ProblemError {
  const [, name = '', rest = ''] = /^\/+(?:v\d+\/+)?([^/]*)(.*)$/i.exec(path) ?? [];
  const lists = [...resources.values()].filter(({ parent }) => parent === undefined);
  const found = suggest(
    name,
    lists.map((list) => list.name),
  );
  const list = resources.get(found ?? '')?.collectionPath;
  if (list === undefined || path.startsWith(list))
    return new ProblemError('not-found', { key: 'pathNotFound', parameters: { path } });
  const suggestion = router.getMethods(list + rest).length > 0 ? list + rest : list;
  return new ProblemError('not-found', { key: 'pathDidYouMean', parameters: { path, suggestion } });
}

/** Creates the error for an unsupported method. It names the path of the same records that supports it. */
export function createMethodError(
  { path, method }: Pick<HttpRequest, 'path' | 'method'>,
  methods: readonly string[],
  { resources, router }: Paths,
): ProblemError {
  const allow = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
  const list = [...resources.values()].find(
    ({ collectionPath }) => collectionPath.toLowerCase() === path.toLowerCase(),
  );
  const view = [...resources.values()].find(({ viewOf }) => viewOf !== undefined && viewOf === list?.name);
  const others = [`${path}/{id}`, path.replace(/\/[^/]+$/, ''), view?.collectionPath ?? ''];
  const suggestion = others.find((other) =>
    router.getMethods(other.replace('{id}', '1')).some((name) => name === method),
  );
  const parameters = { path, method, allowed: allow };
  return new ProblemError(
    'method-not-allowed',
    suggestion === undefined
      ? { key: 'methodNotAllowed', parameters }
      : { key: 'methodElsewhere', parameters: { ...parameters, suggestion } },
    { headers: { allow } },
  );
}
