/**
 * Which modules share a file in the browser. Pages stay split by route; these are the parts that nearly every page needs,
 * and a few larger files compress better and are kept longer than many small ones.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/(pages\/language\/language|app\/(root|shell|extras|head|providers|crash-page|message-page|missing-texts|layout\/(header|footer|logo|small-menu|menu-styles|navigation|for-members|language-select|social-links|theme-switch))|platform\/(api|api-client|browser-api|full-name|hydrated|language|load-dictionary|member|nonce|page-context|page-head|paths|problem|problem-text|remember-language|session-store|site|texts|theme|theme-script)|design\/primitives\/(button\/button|disclosure\/disclosure|spinner\/spinner|toast\/toast-store)[\w-]*|design\/scene\/hero-scene)\.tsx?$|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /web\/src\/(features\/(favourites\/|posts\/(components\/(post-(card|facts|layout|skeleton|opener)|author-line|open-post)|card-post\.ts|place-query\.ts|posts-per-page\.ts))|design\/primitives\/picture\/(picture|placeholder|when-near)|design\/primitives\/(chip|skeleton|empty-state|sentinel|icon-button|avatar)\/|platform\/(format|country-name|day)\.|pages\/stays\/(stay-grid|end-of-list)|features\/instagram-import\/components\/pending-import)|lucide-react\/dist\/esm\/icons\/(map-pin|heart|arrow-up-right|search|x|chevron-left|chevron-right|message-circle|bed-double)\.mjs/,
    priority: 2,
  },
  {
    name: 'home',
    test: /web\/src\/(pages\/home\/(?!scan-|live-)|design\/primitives\/segmented\/|features\/(instagram-import\/read-handle|places\/model))/,
    priority: 1,
  },
  {
    name: 'members',
    test: /web\/src\/(app\/layout\/(member-parts|account-menu|sign-out)|features\/notifications\/(live|components\/bell)|platform\/(event-source|outdate|require-member))/,
    priority: 2,
  },
  {
    name: 'fields',
    test: /web\/src\/design\/primitives\/(text-input|field)\//,
    priority: 2,
  },
];
