const { options } = require('./dependency-rules.cjs');

/** No folder imports, by whatever way round, one that imports it. Tests may reach everywhere. */
module.exports = {
  forbidden: [
    { name: 'no-folder-rings', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^apps/[^/]+/test/` } },
};
