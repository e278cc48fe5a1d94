import { creators } from './introductions/creators.ts';
import { englishMembers } from './introductions/english.ts';
import { germanMembers } from './introductions/german.ts';
import type { Introduction } from './introductions/introduction.ts';

/** The members in the order of their ids. */
export const introductions: readonly Introduction[] = [...creators, ...englishMembers, ...germanMembers];
