/** Letters of other alphabets, and small or struck Latin ones, by the plain letter that they resemble. */
const readAs: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺ',
  b: 'ьвʙᏼꮟƀ',
  c: 'сϲᴄꮯȼ',
  d: 'ԁᴅđɖꭰð',
  e: 'еєεᴇҽꭼɇə',
  f: 'ғꜰƒ',
  g: 'ɡɢԍꮐǥ',
  h: 'һʜнħꮋη',
  i: 'іɪɩꭵɨ',
  j: 'јᴊϳɉ',
  k: 'кκᴋꮶƙ',
  l: 'ӏιı|ʟłꮮƚ',
  m: 'мᴍꮇ',
  n: 'ոпɴиո',
  o: 'оοօᴏøσ',
  p: 'рρᴘꮲ',
  q: 'ԛ',
  r: 'гʀꭇꭱя',
  s: 'ѕꜱꮪ',
  t: 'тτᴛꭲꮦŧƭ',
  u: 'υᴜս',
  v: 'ѵνᴠꮩ',
  w: 'ѡᴡԝωꮃшщ',
  x: 'хχ',
  y: 'уүγʏꭹꮍ',
  z: 'ᴢꮓƶ',
};
const plain = new Map(
  Object.entries(readAs).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Where the alphabets of letters in black discs, in black squares and of flags begin; Unicode classes them as pictures. */
const pictured = [0x1f150, 0x1f170, 0x1f1e6];

function letterIn(picture: string): string | undefined {
  const code = picture.codePointAt(0) ?? 0;
  const first = pictured.find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

/** A text in lower-case plain letters as far as it resembles them, without accents. */
export const inPlainLetters = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => plain.get(sign) ?? letterIn(sign) ?? sign)
    .join('');

/** A name as it looks at a glance: `adm1n` and `stayIore` count as what they imitate. */
export const confusableForm = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[013457i]/g, (sign) => alike[sign] ?? sign);
const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', i: 'l' };
