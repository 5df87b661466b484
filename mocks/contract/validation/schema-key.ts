/**
 * Returns the key of a schema among validators that the build made: the name of a schema that is only referred to, otherwise
 * a hash of its JSON (FNV-1a). The build fails when two schemas have the same key.
 */
export function toSchemaKey(schema: object): string {
  const { $ref } = schema as { readonly $ref?: string };
  if ($ref !== undefined) return String($ref.split('/').at(-1));
  const text = JSON.stringify(schema);
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
