import { guides, type Rule } from '../rule.ts';

/** Requests without `Accept-Language`. */
export const missingLanguage: Rule = {
  id: 'missing-language',
  title: 'Accept-Language is sent with each request',
  severity: 'warning',
  advice: 'Send the language of the user, such as nl-NL: the messages of errors are for people.',
  guide: guides.errors,
  find({ calls }) {
    const requests = calls.filter(({ headers }) => headers['accept-language'] === undefined);
    if (requests.length === 0) return [];
    return [{ message: 'Requests have no Accept-Language.', requests: requests.map(({ sequence }) => sequence) }];
  },
};
