import { variables } from './requests/variables.ts';

/** The same in every version, so that Postman replaces the older environment. */
const ENVIRONMENT_ID = '3e9d3c1c-6a0b-4a57-8f0e-5d2b7c9a41f6';

/** Creates a Postman environment for the sandbox, to copy for other servers. Postman masks its secrets. */
export const createPostmanEnvironment = () => ({
  id: ENVIRONMENT_ID,
  name: 'Accounting Platform: local sandbox',
  values: variables.map(({ key, value, isSecret }) => ({
    key,
    value,
    type: isSecret ? 'secret' : 'default',
    enabled: true,
  })),
  _postman_variable_scope: 'environment',
});
