/**
 * Which modules share a file in the browser. Pages stay split by route; these are the parts that nearly every page needs,
 * and a few larger files compress better and are kept longer than many small ones.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/(app\/(?!routes|entry\.server|page-toasts|shortcuts|layout\/(member-parts|account-menu|sign-out))|platform\/(?!quer|cached|server)|design\/primitives\/(button|avatar|disclosure|icon-button|spinner|toast\/toast-store))|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /web\/src\/(features\/(favourites\/|posts\/(components\/(post-(card|facts|layout|skeleton|opener)|author-line|open-post)|[\w-]+\.ts))|design\/primitives\/(picture|chip|skeleton|empty-state)\/)/,
    priority: 1,
  },
];
