import { data } from 'react-router';
import { orNull } from '../api/problem.ts';

/** Loads what a page is about; the page answers 404 if it does not exist, or its address is invalid. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  const found = await orNull(answer);
  if (found === null) throw data(null, { status: 404 });
  return found;
}
