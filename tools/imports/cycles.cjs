/** Domains and features must not form a cycle. Tests start the whole app, so they are excluded: they import everything. */
const { options } = require('./rules.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-domain-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/(server/src/domains|web/src/features)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/test/` } },
};
