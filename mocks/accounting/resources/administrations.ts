import type { Rules } from '../hooks.ts';

/** Administrations: a user sees those that they may access. */
export const administrations: Rules = {
  visible: ({ user }) => [['id', user.administrations]],
};
