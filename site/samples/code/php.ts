import { toClientContract } from '../../../client/generator/client-contract.ts';
import { getResultName } from '../../../client/generator/method-names.ts';
import { createPhpModel, quote } from '../../../client/php/emit/php-model.ts';
import { printPhpCall } from '../../../client/php/emit/print-call.ts';
import { isList, type OpenApiDocument, type Parameter, resolveRef } from '../../../contract/document.ts';
import { memoize } from '../../../contract/memoize.ts';
import { SANDBOX_URL } from '../../../scripts/bundle/recording.ts';
import { samplePdf } from '../../requests/sample-pdf.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE } from './print-request.ts';

const getModel = memoize((contract: OpenApiDocument) => createPhpModel(toClientContract(contract)));

/** Prints a script that calls the operation with the client package. */
export function printPhp(sample: SampleRequest, contract: OpenApiDocument): string {
  const token = sample.isPublic ? '' : ", getenv('ACCESS_TOKEN')";
  const code = printPhpExpression(sample, contract);
  const models = [
    ...new Set([...code.matchAll(/(?:new |\W)([A-Z]\w+)(?=\(|::)/g)].map(([, name]) => `${name}`)),
  ].toSorted();
  const uses = ['Client', ...models.map((name) => `Model\\${name}`)].map(
    (name) => `use AccountingPlatform\\${name};\n`,
  );
  const pdf = sample.body?.kind === 'file' ? `$pdf = file_get_contents(${quote(samplePdf.name)});\n` : '';
  return `<?php

require 'vendor/autoload.php';

${uses.join('')}
$client = new Client(${quote(SANDBOX_URL)}${token});

${pdf}${printStatement(sample, code.replaceAll(/'<([A-Z_]+)>'/g, "getenv('$1')"))}`;
}

/** Prints the call of a sample: `$client->debtors()->get(1)`. */
export function printPhpExpression(sample: SampleRequest, contract: OpenApiDocument): string {
  const { operation, pathParams, query, parameters, body } = sample;
  const [media] = Object.values(operation.requestBody ? resolveRef(contract, operation.requestBody).content : {});
  const { value, fields = value } = { value: undefined, fields: undefined, ...body };
  return printPhpCall(contract, getModel(contract), operation, {
    identifiers: Object.values(pathParams).map((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    body: body && (fields === undefined ? {} : { schema: media?.schema ?? {}, value: fields }),
    query: Object.entries(query).flatMap(([name, text]) =>
      parameters
        .filter((parameter) => parameter.in === 'query' && parameter.name === name)
        .map((found) => {
          const parameter: Parameter = { ...found, schema: resolveRef(contract, found.schema) };
          return [parameter, text] as const;
        }),
    ),
  });
}

/** Prints what is done with the result. */
function printStatement({ responseKind, operation }: SampleRequest, call: string): string {
  if (responseKind === 'no-content') return `${call};`;
  if (responseKind === 'pdf') return `$pdf = ${call};\nfile_put_contents(${quote(DOWNLOADED_FILE)}, $pdf);`;
  if (responseKind === 'redirect') return `$url = ${call};\n\necho "Open this in the user's browser: $url\\n";`;
  if (isList(operation)) return `$page = ${call};\nprint_r($page->_data);`;
  const name = getResultName(operation.operationId);
  return `$${name} = ${call};\nprint_r($${name});`;
}
