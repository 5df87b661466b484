/** Somebody who can sign in. */
export interface SeedUser {
  readonly name: string;
  readonly profileName: string;
  /** Identifiers of the administrations that the user may access; the first is the default. */
  readonly administrations: readonly number[];
}

export const demoUsers: readonly SeedUser[] = [
  { name: 'demo', profileName: 'Demo user', administrations: [1, 2] },
  { name: 'other', profileName: 'Other user', administrations: [3] },
];
