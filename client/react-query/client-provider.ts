'use client';

import { createContext, createElement, type FunctionComponent, type ReactNode, useContext } from 'react';
import type { ClientCore } from '../runtime/client-core.ts';

const ClientContext = createContext<ClientCore | undefined>(undefined);

export interface AccountingClientProviderProps {
  readonly client: ClientCore;
  readonly children?: ReactNode;
}

/**
 * Provides the components below it with the client of the user, for `useAccountingClient`.
 *
 * @example
 * <QueryClientProvider client={queryClient}>
 *   <AccountingClientProvider client={client}>
 *     <App />
 *   </AccountingClientProvider>
 * </QueryClientProvider>
 */
export const AccountingClientProvider: FunctionComponent<AccountingClientProviderProps> = ({ client, children }) =>
  createElement(ClientContext.Provider, { value: client }, children);

/**
 * Returns the client of the nearest provider.
 *
 * @throws Error when there is no provider.
 */
export function useAccountingClient(): ClientCore {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useAccountingClient needs an AccountingClientProvider above it.');
  return client;
}
