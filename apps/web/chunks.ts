/**
 * Which modules share a file in the browser. Pages stay split by route; these are the parts that nearly every page needs,
 * and a few larger files compress better and are kept longer than many small ones.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/(app\/(root|shell|extras|head|providers|crash-page|message-page|missing-texts|layout\/(header|footer|logo|small-menu|menu-styles|navigation|for-members|language-select|social-links|theme-switch))|platform\/(api|api-client|browser-api|full-name|hydrated|language|load-dictionary|member|nonce|page-context|page-head|paths|problem|problem-text|remember-language|session-store|site|texts|theme|theme-script)|design\/primitives\/(button\/button|disclosure\/disclosure|spinner\/spinner|toast\/toast-store)[\w-]*|design\/scene\/hero-scene)\.tsx?$|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /web\/src\/(features\/(favourites\/|posts\/(components\/(post-(card|facts|layout|skeleton|opener)|author-line|open-post)|card-post\.ts|place-query\.ts|posts-per-page\.ts))|design\/primitives\/(picture|chip|skeleton|empty-state|sentinel|segmented|text-input|field)\/|pages\/stays\/(stay-grid|end-of-list)|features\/(instagram-import\/(components\/)?(pending-import|read-handle)|places\/model))/,
    priority: 1,
  },
];
