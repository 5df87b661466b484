/** The bearer token that is always there, for the user `demo`, on the loopback interface only. */
export const demoToken = 'sandbox-demo-token';

/** The user whom the demo token belongs to. */
export const demoUser = 'demo';
