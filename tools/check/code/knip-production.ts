import config from './knip-config.ts';

/** Without the tests: what only they use is unused, unless its own file uses it too. */
export default { ...config, ignoreExportsUsedInFile: true };
