import { listOperations, type OpenApiDocument } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';

/** The variables that carry the identifiers of records from request to request. */
export interface IdVariables {
  /** Returns the variables of a path by its parameters: `{ invoiceId: 'salesInvoiceId', lineId: 'salesInvoiceLineId' }`. */
  forPath(path: string): Readonly<Record<string, string>>;
  /** Returns the variable of the records of a collection; undefined where no operation gets one of them. */
  forCollection(path: string): string | undefined;
}

/** Names a variable for each kind of record, after the operation that gets one: `debtorId` for `getDebtor`. */
export function createIdVariables(contract: OpenApiDocument): IdVariables {
  const variables = new Map(
    listOperations(contract).flatMap(({ method, path, operation }) =>
      method === 'get' && path.endsWith('}') ? [[normalize(path), nameVariable(operation.operationId)] as const] : [],
    ),
  );
  const findVariable = (path: string): string => {
    const variable = variables.get(normalize(path));
    if (!variable) throw new BuildError(`No operation of the contract gets ${path}.`);
    return variable;
  };
  return {
    forPath: (path) =>
      Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(({ 0: match, 1: name = '', index }) => [
          name,
          findVariable(path.slice(0, index + match.length)),
        ]),
      ),
    forCollection: (path) => variables.get(normalize(`${path}/{id}`)),
  };
}

const normalize = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** A record with its lines is the same record. */
function nameVariable(operationId: string): string {
  const name = operationId.replace(/^(get|download)/, '').replace(/WithLines$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
}
