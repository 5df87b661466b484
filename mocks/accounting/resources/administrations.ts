import type { ResourceHooks } from '../hooks.ts';

/** Administrations: a user sees those that they may access. */
export const administrations: ResourceHooks = {
  accessFilter: ({ user }) => [['id', user.administrations]],
};
