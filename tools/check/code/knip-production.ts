import config from './knip-config.ts';

/** Without the tests: what only they use counts as unused, unless its own file uses it too. */
export default { ...config, ignoreExportsUsedInFile: true };
