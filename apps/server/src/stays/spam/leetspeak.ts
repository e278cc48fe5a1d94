import { asBrowsersRead } from '@staylore/contract/fields';

/** Digits and signs that are written for letters. */
const likeLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e' },
};

const within = /(?<=\p{L})[\d@$!|€]{1,3}(?=\p{L})/gu;
/** One digit before or behind a word; more of them are a number: of a room, a price, minutes. */
const beside = /(?<![\p{L}\d])\d(?=\p{L}{2})|(?<=\p{L}{2})\d(?![\p{L}\d])/gu;

const asLetters = (signs: string) => signs.replace(/./gu, (sign) => likeLetters[sign] ?? sign);

/** A text to compare with others: "c4$in0" as "casino". Numbers stay, which the comparison leaves out. */
export const withoutLeetspeak = (text: string): string =>
  asBrowsersRead(text)
    .replace(/[\u0300-\u036f]/g, '')
    .replace(within, asLetters)
    .replace(beside, asLetters);
