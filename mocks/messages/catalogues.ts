import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** The languages of messages. The first is the default. */
export const LANGUAGES = ['en', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

export type MessageKey = keyof typeof en;

/** The texts. `{name}` is a parameter, `{name|one|more}` the word that goes with it; see `render.ts`. */
export const catalogues: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, nl };
