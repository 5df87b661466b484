import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/** A parameter of a request, as the converter writes it. */
export interface ConvertedParameter {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly description?: { readonly content: string };
}

/** The part of a request that is taken over from the converter. */
export interface ConvertedRequest {
  readonly method: string;
  readonly description?: { readonly content: string };
  readonly url: {
    /** A `{name}` of the contract is `:name` here. */
    readonly path: readonly string[];
    readonly query: readonly ConvertedParameter[];
    readonly variable: readonly ConvertedParameter[];
  };
  readonly header?: readonly ConvertedParameter[];
}

/** A folder, made of a tag of the contract. */
export interface ConvertedFolder {
  readonly name: string;
  readonly description: string;
  readonly item: readonly { readonly request: ConvertedRequest }[];
}

/**
 * Converts the contract to folders of requests by openapi-to-postmanv2, in the order of the tags. What it makes up
 * differs from one time to the next: all identifiers, and the fields of forms.
 *
 * @throws BuildError with the reason of the converter.
 */
export async function convert(contract: OpenApiDocument): Promise<readonly ConvertedFolder[]> {
  const { convertV2 } = await quietly(() => import('openapi-to-postmanv2'));
  // As text, because the converter changes the document that it is given.
  const input = { type: 'string', data: JSON.stringify(contract) } as const;
  return new Promise((done, failed) => {
    convertV2(
      input,
      { folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false },
      (error, outcome) => {
        const [first] = outcome?.output ?? [];
        // What has no tag stands beside the folders.
        if (first) done((first.data as { item: ConvertedFolder[] }).item.filter((one) => 'item' in one));
        else failed(new BuildError(`No Postman collection can be made: ${error?.message ?? outcome?.reason}`));
      },
    );
  });
}

/** The converter looks for the storage of a browser as it loads, which Node would print a warning about. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await load();
  } finally {
    if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
