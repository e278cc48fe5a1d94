import { inProject } from './project.ts';

/**
 * How Node runs the server. Left alone V8 lets the heap double before it cleans up, which on a large machine keeps twice the memory that is
 * used; a small nursery and growth in small steps cost some percent of speed.
 */
export const serverFlags: readonly string[] = ['--max-semi-space-size=2', '--heap-growing-percent=10'];

/** For every program of ours that Node runs. */
export const nodeSettings: Readonly<Record<string, string>> = {
  // glibc keeps a heap a thread, which picture work leaves in pieces: two heaps hold a fifth less memory at the same speed.
  MALLOC_ARENA_MAX: '2',
  // Sources are stripped of their types and compiled once, not at every start.
  NODE_COMPILE_CACHE: inProject('var', 'compile-cache'),
};
