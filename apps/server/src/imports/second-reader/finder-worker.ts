import {
  type Finding,
  type FoundHotel,
  findStays,
  hotelsSaved,
  type PostText,
  withoutNamesakes,
} from '@staylore/hotel-finder/on-demand';
import { type Answer, combine } from './answer.ts';

/** Requests to the thread; see `finder-thread.ts`. */
export interface Tasks {
  findings(posts: readonly PostText[]): Finding[];
  hotels(posts: readonly { author: string | null; text: string | null }[]): FoundHotel[][];
  combined(read: { post: PostText; answer: Answer }): Finding;
}

export const findings: Tasks['findings'] = (posts) =>
  posts.map((post) => withoutNamesakes(findStays(post), post));

export const hotels: Tasks['hotels'] = (posts) => posts.map((post) => hotelsSaved(post));

export const combined: Tasks['combined'] = ({ post, answer }) =>
  withoutNamesakes(combine(post, findStays(post), answer), post);
