/** The id of a hit's entry in the list. */
export const hitId = (postId: string): string => `hit-${postId}`;

/** Shows a hit in the list, below what stays on the screen, and continues from there with the keyboard. */
export function goToHit(postId: string): void {
  const entry = document.getElementById(hitId(postId));
  entry?.scrollIntoView({ block: 'start' });
  entry?.focus({ preventScroll: true });
}
