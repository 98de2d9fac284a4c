/** Domains and features form no circle. Tests start the whole house, so they are left out here: through them everything knows everything. */
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
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/src/testing/` } },
};
