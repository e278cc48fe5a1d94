import { shapeOf } from '../../../platform/json-shape.ts';

/** Several times what a page of posts has, each with as many pictures as the network allows. */
const maxValues = 10_000;

/** Parses JSON of the network; null if it is none, or would take so long to read that everyone else waits. */
export function parseAnswer(text: string): unknown {
  if ('refused' in shapeOf(Buffer.from(text), maxValues)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
