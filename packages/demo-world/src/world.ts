import { password, people } from './people.ts';
import { favourites, follows, recommendations } from './social.ts';
import { stays } from './stays.ts';
import type { DemoWorld } from './types.ts';

export const demoWorld: DemoWorld = { people, password, stays, follows, favourites, recommendations };
