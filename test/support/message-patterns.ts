export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Creates the pattern of a message with anything in its places. */
export const createMessagePattern = (message: string): RegExp =>
  new RegExp(`^${splitMessage(message).map(escapePattern).join('.*?')}$`, 's');

/** Splits a message at its places: `{number}`, `{limit|line|lines}`. */
export const splitMessage = (message: string): string[] => message.split(/\{\w+[^}]*\}/);
