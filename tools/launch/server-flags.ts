import { inProject } from './project.ts';

/**
 * How Node runs the server. Left alone V8 lets the heap double and more before it cleans up, which on a large machine keeps twice the memory
 * that is used. At steps of a tenth it cleans up so often that requests take twice the processor time, at steps of a half a tenth to a
 * fifth more (docs/performance.md). The nursery must hold what many requests at once have in hand: 2 MB sent most of it to the old
 * space, and cleaning up took a quarter of the processor's time; 8 MB hold 16 MB less memory and cost a tenth of the clicks.
 */
export const serverFlags: readonly string[] = ['--max-semi-space-size=16', '--heap-growing-percent=30'];

/** For every program of ours that Node runs. */
export const nodeSettings: Readonly<Record<string, string>> = {
  // glibc keeps a heap a thread, which picture work leaves in pieces: two heaps hold a fifth less memory at the same speed.
  MALLOC_ARENA_MAX: '2',
  // Large blocks are mapped each for itself, so that freeing one gives it back. Left alone glibc raises the limit to what was freed before.
  MALLOC_MMAP_THRESHOLD_: '262144',
  // Sources are stripped of their types and compiled once, not at every start.
  NODE_COMPILE_CACHE: inProject('var', 'compile-cache'),
};
