import type { User } from '@staylore/contract/members/accounts';
import { createContext } from 'react-router';
import type { Api } from '../api/api-client.ts';
import type { Language } from '../texts/language.ts';

/** The signed-in member as the interface knows them. */
export type Member = User;

/** What every `load` function of a page may use, on the server and in the browser alike. */
export const apiContext = createContext<Api>();
export const languageContext = createContext<Language>();
export const memberContext = createContext<Member | null>();
