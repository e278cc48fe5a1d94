/**
 * Which modules share a file in the browser. Pages stay split by route; these are the parts that nearly every page needs,
 * and a few larger files compress better and are kept longer than many small ones.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/(pages\/language\/language|app\/(root|shell|extras|head|providers|crash-page|message-page|missing-texts|layout\/(header|footer|logo|small-menu|menu-styles|navigation|for-members|language-select|social-links|theme-switch))|platform\/(api|api-client|browser-api|full-name|hydrated|language|load-texts|member|nonce|page-context|page-head|paths|problem|problem-text|remember-language|session-store|site|texts|theme|theme-script)|design\/primitives\/(button\/button|disclosure\/disclosure|spinner\/spinner|toast\/toast-store)[\w-]*|design\/scene\/hero-scene|design\/icon\/create-icon)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /web\/src\/(features\/(favourites\/|posts\/(components\/(post-(card|facts|layout|skeleton|opener)|plate|author-line|open-post)|card-post\.ts|place-query\.ts|posts-per-page\.ts))|design\/primitives\/picture\/(picture|placeholder|when-near)|design\/primitives\/(skeleton|empty-state|sentinel|icon-button|avatar)\/|platform\/(format|place-name|day)\.|pages\/stays\/(stay-grid|end-of-list))|lucide-react\/dist\/esm\/icons\/(map-pin|heart|search|x|bed-double)\.mjs/,
    priority: 2,
  },
  {
    name: 'home',
    test: /web\/src\/(pages\/home\/(?!scan-|live-)|design\/primitives\/segmented\/|features\/instagram-import\/read-handle)/,
    priority: 1,
  },
  {
    name: 'members',
    test: /web\/src\/(app\/layout\/(member-parts|account-menu|own-links|sign-out)|features\/notifications\/(live|pause|unread|components\/bell)|platform\/require-member)/,
    priority: 2,
  },
  {
    name: 'lists',
    test: /web\/src\/(platform\/(ready-list|ready-pages|outdate)\.|features\/(follows\/(follow-store|use-follow-lists|components\/follow-(counts|lists)\.)|posts\/(api\/paged-posts|components\/ready-post-list))|design\/primitives\/tabs\/tab-links|pages\/(profile\/opened-stay|feed\/list-notes))|react-query\/build\/modern\/(infiniteQ|q)ueryOptions/,
    priority: 2,
  },
  {
    name: 'fields',
    test: /web\/src\/(design\/primitives\/(text-input|field)\/|features\/(instagram-import\/(pending-mark|components\/pending-import)\.|places\/model))/,
    priority: 2,
  },
  {
    name: 'stay',
    test: /web\/src\/(features\/posts\/components\/(post-links|share-button|gallery|author-link)\.|design\/primitives\/chip\/)|lucide-react\/dist\/esm\/icons\/(arrow-up-right|message-circle|link-2|chevron-left|chevron-right)\.mjs/,
    priority: 1,
  },
  {
    name: 'dialog',
    test: /web\/src\/design\/primitives\/(dialog|alert-dialog)\//,
    priority: 1,
  },
  {
    name: 'network',
    test: /web\/src\/(pages\/feed\/network-tab|features\/recommendations\/(api\/recommendation-lists|components\/(recommendation-cards|ready-recommendation-list)))/,
    priority: 0,
  },
  {
    name: 'people',
    test: /web\/src\/features\/follows\/(components\/(found-members|follow-list-dialog|member-row)|api\/member-lists)/,
    priority: 0,
  },
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/|web\/src\/(platform\/(queries|query-client|endless-list|cached-items)\.|design\/primitives\/error-state\/)/,
    priority: 1,
  },
];

/** Files that pages begin with: what comes later need not name them. Where one is missing after all, it is found one step later. */
const early = /assets\/(rolldown-runtime|framework|shell|cards|lists|fields|members)-/;

/** The files that a later part has to fetch besides its own. */
export const laterFiles = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !early.test(file));
