// Folders depend on one another in one direction only, types counted. Tests may stand on everything and are left out.
const { options } = require('./.dependency-cruiser.cjs');

const oneDirection = (name, domain) => ({
  name,
  severity: 'error',
  scope: 'folder',
  from: { path: domain },
  to: { circular: true, path: domain },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    oneDirection('no-circles-between-domains-of-the-server', '^apps/server/src/[^/]+$'),
    oneDirection('no-circles-between-domains-of-the-web', '^apps/web/src/[^/]+$'),
  ],
  options: { ...options, exclude: { path: '(^|/)dist/|\\.test\\.tsx?$|/testing/|/testing$' } },
};
