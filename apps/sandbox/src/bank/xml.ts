/** An element of a parsed document. */
export interface XmlElement {
  /** Without a prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Text directly inside, blanks at both ends left out. */
  text: string;
}

/** The text is no XML, or XML of a kind that payment files never are. */
export class XmlError extends Error {}

const DEEPEST = 40;
const TOKEN = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[^>]*>|[^<]+/y;
const NAME = '[A-Za-z_][\\w.:-]*';
const OPEN = new RegExp(`^<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>$`);
const CLOSE = new RegExp(`^</(${NAME})\\s*>$`);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : Number.NaN;
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const known = entities[name];
    if (known === undefined || !whole.endsWith(';'))
      throw new XmlError(`The entity ${whole.slice(0, 20)} is not known.`);
    return known;
  });
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return new Map(found.map(([, name = '', double, single]) => [name, decode(double ?? single ?? '')]));
}

/**
 * Reads a document into elements. Made for payment files: no document type (and so no entities of one's own), no processing, at most 40
 * levels. Throws XmlError.
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: { element: XmlElement; tag: string }[] = [{ element: root, tag: '' }];
  TOKEN.lastIndex = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new XmlError(`The document breaks off in line ${lineOf(text, at)}.`);
    read(token, open, () => `line ${lineOf(text, at)}`);
  }
  const [document, ...more] = root.children;
  if (open.length > 1) throw new XmlError(`The element ${open.at(-1)?.tag} is not closed.`);
  if (!document || more.length > 0 || root.text)
    throw new XmlError('A document has exactly one root element.');
  return document;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function read(token: string, open: { element: XmlElement; tag: string }[], where: () => string): void {
  const current = open.at(-1);
  if (!current || token.startsWith('<?') || token.startsWith('<!--')) return;
  if (token.startsWith('<![CDATA[')) {
    current.element.text += token.slice(9, -3);
    return;
  }
  if (!token.startsWith('<')) {
    current.element.text = `${current.element.text}${decode(token)}`.trim();
    return;
  }
  const closed = CLOSE.exec(token)?.[1];
  if (closed !== undefined) {
    if (open.length === 1 || closed !== current.tag)
      throw new XmlError(`${token.slice(0, 40)} closes nothing in ${where()}.`);
    open.pop();
    return;
  }
  const [, tag, attributes = '', empty] = OPEN.exec(token) ?? [];
  if (tag === undefined) throw new XmlError(`${token.slice(0, 40)} is not allowed in ${where()}.`);
  const element = { name: local(tag), attributes: attributesOf(attributes), children: [], text: '' };
  current.element.children.push(element);
  if (!empty) open.push({ element, tag });
  if (open.length > DEEPEST) throw new XmlError('The document is nested too deeply.');
}

/** The first element on a path of names below `element`. */
export function find(element: XmlElement, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  );
}

/** The text at a path; null where there is no such element. */
export function textAt(element: XmlElement, ...path: string[]): string | null {
  return find(element, ...path)?.text ?? null;
}

export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
