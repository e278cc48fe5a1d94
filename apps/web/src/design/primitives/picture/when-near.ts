/** How far below the window, in CSS pixels, an element counts as near. */
const near = '400px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when the element comes near the window; returns a function that cancels it. One observer serves all: a page has many
 * pictures, and drawing the blur is only worth it for those about to be seen.
 */
export function whenNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: near },
  );
  waiting.set(element, act);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
