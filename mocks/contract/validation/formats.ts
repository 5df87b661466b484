import { fullFormats } from 'ajv-formats/dist/formats.js';

type Check = (text: string) => boolean;

/** Matches most valid values. A page has hundreds of URLs and dates, and the complete check of a format is slow. */
const COMMON_VALUES = {
  uri: /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~/-]*(?:\?[\w.~=&-]*)?)?$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
} as const;

function addCommonValues(name: keyof typeof COMMON_VALUES): Check {
  const format = fullFormats[name] as Check | { readonly validate: Check };
  const isValid = typeof format === 'function' ? format : format.validate;
  return (text) => COMMON_VALUES[name].test(text) || isValid(text);
}

/** The formats of strings and numbers, by name. */
export const formats = { ...fullFormats, uri: addCommonValues('uri'), date: addCommonValues('date') };
