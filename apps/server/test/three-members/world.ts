import { createMember, type TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** One of the three, by their index. */
export type Who = 0 | 1 | 2;
/** A reader: one of the three, or a visitor. */
export type Reader = Who | null;

/** A stay as expected. */
export interface KnownStay {
  id: number;
  owner: Who;
  /** A word in caption and place, and nowhere else. */
  mark: string;
  caption: string;
  archived: boolean;
  deleted: boolean;
}

/** Something that only its owner may change, and how others would try to. */
interface Owned {
  owner: Who;
  method: 'PUT' | 'DELETE' | 'POST';
  url: string;
  body?: object;
}

/** Three members and the expected state of what they have done. */
export interface World {
  app: TestApp;
  members: readonly [TestMember, TestMember, TestMember];
  stays: KnownStay[];
  owned: Owned[];
  /** `a>b` if a has blocked b. */
  blocks: Set<string>;
  /** A unique word. */
  word(): string;
  send(who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object): ReturnType<TestApp['send']>;
}

let words = 0;

/** Three new members without any connection. */
export async function threeMembers(app: TestApp): Promise<World> {
  const members = [await createMember(app), await createMember(app), await createMember(app)] as const;
  return {
    app,
    members,
    stays: [],
    owned: [],
    blocks: new Set(),
    word: () => {
      words += 1;
      return `zq${words}qz`;
    },
    send: (who, method, url, body) => app.send(method, url, { as: members[who], body }),
  };
}

/** Prefix of a member's private words. */
export const secretOf = (who: Who): string => `xw${who}wx`;

/** Whether one of two has blocked the other. */
export function areApart({ blocks }: World, one: Reader, other: Who): boolean {
  return blocks.has(`${one}>${other}`) || blocks.has(`${other}>${one}`);
}

/** Whether someone may read a stay. */
export function mayRead(world: World, reader: Reader, stay: KnownStay): boolean {
  if (stay.deleted) return false;
  return stay.owner === reader || (!stay.archived && !areApart(world, reader, stay.owner));
}
