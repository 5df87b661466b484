import type { User } from '../accounting/context.ts';
import { demoUser } from './demo-access.ts';

export const demoUsers: readonly User[] = [
  { name: demoUser, profileName: 'Demo user', administrations: [1, 2] },
  { name: 'other', profileName: 'Other user', administrations: [3] },
];
