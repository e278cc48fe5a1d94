/** Told to the document once the page answers to its reader. */
export const aliveEvent = 'staylore:alive';
/** The document's attribute while what its reader looks at first is still on its way. */
export const openingMark = 'data-opening';

interface Late {
  /** Addresses of the scripts. */
  modules: readonly string[];
  /** Address of the file of texts. */
  texts: string;
  /** Name of the event that tells that the page answers. */
  alive: string;
  /** Name of the attribute that the document loses when it has opened. */
  mark: string;
  /** Milliseconds after the first paint from which nothing is waited for. */
  patience: number;
}

/**
 * Runs in the browser, as text in the document: nothing from outside its braces can be used.
 *
 * Resolves when what the reader looks at is there (styles, fonts, first pictures), at the first touch or key, or when its patience ends;
 * then the scripts are on their way. Buttons pressed before they have come are pressed again when they have, each once and in their order,
 * and what was typed is told to the fields that listen.
 */
export function comeAlive({ modules, texts, alive, mark, patience }: Late): Promise<void> {
  const pressed = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    pressed.add(button);
  };
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typed.add(target);
  };
  const release = () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('input', note, true);
    for (const field of typed) {
      const text = field.value;
      // React compares with what was last set through the field itself; the setter of its kind goes past that.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      if (text === '' || field.type === 'radio' || field.type === 'checkbox') continue;
      field.value = '';
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const button of pressed) button.click();
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('input', note, true);
  document.addEventListener(alive, release, { once: true });
  const fetchSoon = (properties: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), properties));

  return new Promise<void>((resolve) => {
    const afterPaint = (wait: number) => requestAnimationFrame(() => setTimeout(resolve, wait));
    for (const sign of ['pointerdown', 'wheel', 'keydown', 'focusin'])
      addEventListener(sign, () => resolve(), { capture: true, once: true });
    // A page in the background is not painted.
    if (document.hidden) resolve();
    if (document.readyState === 'complete') afterPaint(0);
    else {
      addEventListener('load', () => afterPaint(0), { once: true });
      afterPaint(patience);
    }
  }).then(() => {
    document.documentElement.removeAttribute(mark);
    for (const href of modules) fetchSoon({ rel: 'modulepreload', href });
    fetchSoon({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: texts });
  });
}
