import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseSafeHtml } from './safe-html.tsx';

const linkRest = 'rel="ugc nofollow noopener" target="_blank"';
const shown = (html: string) => renderToStaticMarkup(parseSafeHtml(html));

test('Emphasis, lists, line breaks and links of a biography are kept', () => {
  expect(shown('<p>Small <b>hotels</b>,<br>big <em>coats</em></p><ul><li>one</li></ul>')).toBe(
    '<p>Small <b>hotels</b>,<br/>big <em>coats</em></p><ul><li>one</li></ul>',
  );
  expect(shown('<a href="https://example.org/?a=1&amp;b=2">here</a>')).toBe(
    `<a href="https://example.org/?a=1&amp;b=2" ${linkRest}>here (example.org)</a>`,
  );
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<img src=x onerror="alert(1)">text', 'text'],
  ['<a href="javascript:alert(1)">press</a>', '<span>press</span>'],
  ['<a href="&#106;avascript:alert(1)">press</a>', '<span>press</span>'],
  ['<b onclick="alert(1)">bold</b>', '<b>bold</b>'],
  ['<svg><b>x</b></svg>', '<b>x</b>'],
  ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['open <b>bold', 'open <b>bold</b>'],
  ['</b>stray', 'stray'],
  ['<!-- hidden -->seen', 'seen'],
  ['<a href="java\nscript:alert(1)">press</a>', '<span>press</span>'],
  [
    '<a href="https://a.example" style="position:fixed" onclick="alert(1)">a</a>',
    `<a href="https://a.example" ${linkRest}>a (a.example)</a>`,
  ],
  ['<p style="position:fixed" id="content" class="skip-link">p</p>', '<p>p</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>">in</iframe>out', 'out'],
  ['<form action="https://evil.example"><input name=a><button>go</button></form>', 'go'],
])('%s is shown as harmless text', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['<a href="https://evil.example/">stay.example/login</a>', 'stay.example/login (evil.example)'],
  [
    '<a href="https://evil.example/">evil.example.stay.example</a>',
    'evil.example.stay.example (evil.example)',
  ],
  [
    '<a href="https://evil.example/">evil.example@stay.example</a>',
    'evil.example@stay.example (evil.example)',
  ],
  [
    '<a href="https://stay.example@evil.example/">https://stay.example</a>',
    'https://stay.example (evil.example)',
  ],
  ['<a href="https://bооking.com/">booking.com</a>', 'booking.com (xn--bking-jyea.com)'],
  ['<a href="https://bооking.com/">bооking.com</a>', 'bооking.com (xn--bking-jyea.com)'],
  ['<a href="https://www.evil.example/x"><b>evil</b>.example/x</a>', '<b>evil</b>.example/x'],
  ['<a href="https://evil.example/">HTTPS://WWW.Evil.example</a>', 'HTTPS://WWW.Evil.example'],
  ['<a href="https://evil.example/"><!--evil.example/-->stay.example</a>', 'stay.example (evil.example)'],
  ['<a href="mailto:ida@stay.example">write</a>', 'write'],
])('A reader sees where a link leads: %s', (html, words) => {
  expect(shown(html)).toContain(`${linkRest}>${words}</a>`);
});

test('A text nests at most as deep as the server allows', () => {
  expect(shown('<b>'.repeat(5_000))).toBe('<b>'.repeat(21) + '</b>'.repeat(21));
});

test('No text whatever brings an element beyond the list, a script or an event handler', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<b>',
      '</b>',
      '<a href="',
      '">',
      '<script>',
      '</script>',
      '<img onerror=',
      '<p',
      '>',
      '"',
      "'",
      '<!--',
      '&lt;',
      '<li>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = shown(pieces.join(''));
      for (const [, name, attributes] of html.matchAll(/<([a-z0-9]+)([^>]*)>/g)) {
        expect(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'span']).toContain(name);
        if (name !== 'a') expect(attributes === '' || attributes === '/').toBe(true);
      }
    }),
  );
});
