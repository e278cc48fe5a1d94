import config from '../../knip.json' with { type: 'json' };

/** Without the tests: what only they use is unused, unless its own file uses it too. */
export default { ...config, ignoreExportsUsedInFile: true };
