import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** Languages of messages, the default first. */
export const LANGUAGES = ['en', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

export type MessageKey = keyof typeof en;

/** Texts with parameters: `{name}`, and words for a count: `{name|one|more}`; see `render.ts`. */
export const catalogues: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, nl };
