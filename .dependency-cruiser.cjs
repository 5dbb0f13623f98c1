// Which way modules may depend on each other. ARCHITECTURE.md tells why.
const domains =
  'account-lifecycle|accounts|activity|addin|anonymization|admin|api-keys|article-search|backup|calculators|gazette|guests|mail|plans|usage|status|chat|citation-check|corpus|documents|drafting|editor|evaluation|generators|jurisprudence|mcp|public-pages|retrieval|safety|understanding|writing';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      // But for the one calendar that everything counts by.
      to: { path: '^packages/(?!contracts/|computable-law/src/core/)' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: `^apps/server/src/(${domains})/` },
    },
    {
      name: 'a-domain-keeps-its-tables',
      comment:
        "A domain uses another's named use-case file, never its table; only a foreign key points from table to table.",
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)/', pathNot: '\\.test\\.ts$|\\.table\\.ts$|^apps/server/src/testing/' },
      to: {
        path: '^apps/server/src/[^/]+/[^/]+\\.table\\.ts$',
        pathNot: '^apps/server/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-is-above-domains',
      severity: 'error',
      from: { path: `^apps/server/src/(${domains}|platform)/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(app|main|open-server|text-tasks|text\\.worker)\\.ts$' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '/testing/' },
    },
    {
      name: 'design-system-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/web/src/(design-system|platform)/' },
      to: {
        path: '^apps/web/src/(?!design-system/|platform/|design/|testing/)[^/]+/',
      },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(worker|url|raw)|\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
