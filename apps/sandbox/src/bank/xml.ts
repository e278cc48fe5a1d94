import { XMLParser } from 'fast-xml-parser';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** In document order. */
  children: XmlElement[];
  /** The text directly inside, trimmed. */
  text: string;
}

/** The text is not XML, or uses XML features that payment files never use. */
export class XmlError extends Error {}

/** An element in the parser's `preserveOrder` form: `{ name: children, ':@': attributes }`, or `{ '#text': text }`. */
type Parsed = Record<string, Parsed[] | string | Record<string, string>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // This also decodes numeric character references.
  htmlEntities: true,
  maxNestedTags: 40,
});

/** Parses a document. Refuses one with a document type, which could declare entities. @throws {XmlError} */
export function parseXml(text: string): XmlElement {
  if (/<!DOCTYPE/i.test(text)) throw new XmlError('A payment file has no document type.');
  const [root, ...more] = elementsOf(parsed(text));
  if (!root || more.length > 0) throw new XmlError('A document has exactly one root element.');
  return root;
}

function parsed(text: string): Parsed[] {
  try {
    return parser.parse(text, true) as Parsed[];
  } catch (error) {
    throw new XmlError(error instanceof Error ? error.message : 'The text is no XML.', { cause: error });
  }
}

function elementsOf(nodes: readonly Parsed[]): XmlElement[] {
  return nodes
    .filter((node) => !('#text' in node))
    .map(({ ':@': attributes = {}, ...node }) => {
      const [tag = '', inside] = Object.entries(node)[0] ?? [];
      const children = inside as Parsed[];
      return {
        name: tag.slice(tag.indexOf(':') + 1),
        attributes: attributes as Record<string, string>,
        children: elementsOf(children),
        text: children
          .map((child) => child['#text'] ?? '')
          .join('')
          .trim(),
      };
    });
}

/** The first element on a path of names below `element`. */
export function find(element: XmlElement, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  );
}

/** The text at a path; null if there is no such element. */
export function textAt(element: XmlElement, ...path: string[]): string | null {
  return find(element, ...path)?.text ?? null;
}

export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
