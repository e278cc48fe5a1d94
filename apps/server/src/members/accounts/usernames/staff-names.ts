import { fail } from '../../../platform/errors.ts';
import { confusableForm, inPlainLetters } from './plain-letters.ts';

/** Words that stand for those who run the site, alone or together with the rest. */
const offices = `admin administrator administration betreiber helpdesk kundendienst kundenservice moderation moderator moderators official
  offiziell operator operators security sicherheit staff support`;
const companions = `account accounts billing customer desk help hilfe kunden mod payment payments payouts service system team verified`;
const articles = 'das der die of our the unser von';
const asSeen = (words: string): string[] => words.split(/\s+/).map(confusableForm);
const speaking = new Set(asSeen(offices));
const naming = new Set([...speaking, ...asSeen(companions)]);
const staffWords = new Set([...naming, ...asSeen(articles)]);
const longest = Math.max(...[...staffWords].map((word) => word.length));

/** Whether a text consists of staff words, however they are joined, and at least one of them speaks for the site. */
function isMadeOfOffices(text: string): boolean {
  // For each position that words lead to, whether one of them stands for the site.
  const reached = new Map<number, boolean>([[0, false]]);
  for (let from = 0; from < text.length; from += 1) {
    const spoke = reached.get(from);
    if (spoke === undefined) continue;
    for (let to = from + 1; to <= Math.min(text.length, from + longest); to += 1) {
      const word = text.slice(from, to);
      if (staffWords.has(word)) reached.set(to, reached.get(to) || spoke || speaking.has(word));
    }
  }
  return reached.get(text.length) === true;
}

/** Names that are checked as a whole have at most this many characters; longer ones are no names. */
const longestName = 200;

/** Whether a name would be taken for that of the product or of its operator. */
export function isStaffName(name: string, lastName: string | null | undefined): boolean {
  const whole = inPlainLetters(`${name} ${lastName ?? ''}`);
  const letters = whole.replace(/[^\p{L}\d]/gu, '').slice(0, longestName);
  if (confusableForm(letters).includes('staylore')) return true;
  // Numbers around a word do not change it.
  const numberless = letters.replace(/^\d+|\d+$/g, '');
  if ([letters, numberless].some((text) => isMadeOfOffices(confusableForm(text)))) return true;
  const words = (whole.match(/[\p{L}\d]+/gu) ?? []).map(confusableForm);
  return words.some((word) => naming.has(word)) && words.every((word) => staffWords.has(word));
}

/** Call before storing a name. @throws {ApiError} `request.invalid` */
export function refuseStaffName(name: string, lastName: string | null | undefined): void {
  if (isStaffName(name, lastName)) fail('request.invalid', { name: 'staff_name' });
}
