/** A line of the small screen's menu. */
export const smallMenuItem =
  'block w-full rounded-8 px-3 py-3 text-left font-serif text-18 text-ink hover:bg-sunken';
