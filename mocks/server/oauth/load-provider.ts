export type OidcProvider = typeof import('oidc-provider');

let loading: Promise<OidcProvider> | undefined;

/**
 * Loads oidc-provider when it is first needed: it takes a third of a second, which the start of the sandbox should
 * not wait for.
 */
export function loadProvider(): Promise<OidcProvider> {
  loading ??= withoutRuntimeWarning(() => import('oidc-provider'));
  return loading;
}

/**
 * oidc-provider warns on the console, as it loads, about any release of Node.js that is not long-term support *yet*.
 * The sandbox runs on such a release before it gets that label, and its console is for the developer.
 */
async function withoutRuntimeWarning<Result>(load: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...parts);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
