import { createContext, use } from 'react';

/** Nonce of inline scripts while rendering on the server; browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
