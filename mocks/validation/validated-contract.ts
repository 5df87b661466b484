import { type Contract, createContract } from '../../contract/contract.ts';
import type { OpenApiDocument } from '../../contract/document.ts';
import { addLazyProperties, memoize } from '../../contract/memoize.ts';
import type { Operation, Resource } from '../../contract/model.ts';
import type { Router } from '../../contract/router.ts';
import { type BodyRules, type BodyValidator, createBodyRules, createBodyValidator } from './body.ts';
import { createParameterParser, type ParameterParser } from './parameters.ts';
import { createResponseValidator, PROBLEM_SCHEMA, type ResponseValidator } from './responses.ts';
import type { SchemaValidators, Validator } from './validators.ts';

export interface ValidatedOperation extends Operation {
  readonly parseParameters: ParameterParser;
  readonly bodyRules: BodyRules;
  readonly findResponseViolations: ResponseValidator;
}

export interface ValidatedContract extends Contract {
  readonly operations: readonly ValidatedOperation[];
  readonly router: Router<ValidatedOperation>;
  readonly validators: SchemaValidators;
  readonly validateProblem: Validator;
  readonly getInputValidator: (resource: Resource) => BodyValidator;
}

export function createValidatedContract(document: OpenApiDocument, validators: SchemaValidators): ValidatedContract {
  const contract = createContract(document);
  for (const operation of contract.operations) {
    addLazyProperties<Operation, Omit<ValidatedOperation, keyof Operation>>(operation, {
      parseParameters: () => createParameterParser(operation, validators),
      bodyRules: () => {
        const view = [...contract.resources.values()].find(({ viewOf }) => viewOf === operation.resource);
        return createBodyRules(document, operation, validators, view?.collectionPath);
      },
      findResponseViolations: () => createResponseValidator(document, operation, validators),
    });
  }
  return addLazyProperties(contract as Contract & Pick<ValidatedContract, 'operations' | 'router'>, {
    validators: () => validators,
    validateProblem: () => validators.forOutput(PROBLEM_SCHEMA),
    getInputValidator: () =>
      memoize(({ input, record }: Resource) => createBodyValidator(document, String(input), record, validators)),
  });
}
