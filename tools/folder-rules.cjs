const { options } = require('./dependency-rules.cjs');

/** No folder imports, even indirectly, a folder that imports it. Tests may import anything. */
module.exports = {
  forbidden: [
    { name: 'no-folder-rings', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^apps/[^/]+/test/` } },
};
