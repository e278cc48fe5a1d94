/** The id of a hit's entry in the list. */
export const hitId = (postId: string): string => `hit-${postId}`;

/**
 * Shows a hit in the list, beside what stays on the screen, and continues from there with the keyboard. On a phone not all of it may fit: its
 * start has the picture, its end the question.
 */
export function goToHit(postId: string, block: 'start' | 'end' = 'start'): void {
  const entry = document.getElementById(hitId(postId));
  entry?.scrollIntoView({ block });
  entry?.focus({ preventScroll: true });
}
