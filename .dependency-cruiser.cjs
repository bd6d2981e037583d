// The arrows of ARCHITECTURE.md. `npm run check` fails when an import points the wrong way.
const pkg = (name) => `^packages/${name}/`;
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '[.](test|e2e)[.]tsx?$|/testing/|/cli/' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});
const walled = (name, modules, home) => ({
  name,
  severity: 'error',
  from: { path: '^(packages|apps)/', pathNot: home },
  to: { path: modules.map((m) => `node_modules/${m}/`) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contract-stands-alone', pkg('contract'), []),
    only('geo-stands-alone', pkg('geo'), []),
    only('measurement-sees-geo', pkg('measurement'), [pkg('geo')]),
    only('planning-sees-measurement', pkg('planning'), [pkg('measurement'), pkg('geo')]),
    only('city-sees-geo', pkg('city'), [pkg('geo')]),
    only('report-stands-alone', pkg('report'), []),
    only('web-sees-contract-and-geo', '^apps/web/', [pkg('contract'), pkg('geo')]),
    only('server-sees-packages', '^apps/server/', ['^packages/']),
    walled('postgres-walled', ['pg', 'kysely', 'pg-boss'], '^apps/server/src/storage/postgres/'),
    walled('clickhouse-walled', ['chdb', '@clickhouse'], '^apps/server/src/storage/clickhouse/'),
    walled('maps-walled', ['maplibre-gl', '@deck[.]gl', 'terra-draw'], '^apps/web/src/map/'),
    walled('charts-walled', ['echarts'], '^apps/web/src/chart/'),
    walled('workbooks-walled', ['hucre', 'read-excel-file'], '^packages/report/'),
    {
      name: 'engines-have-no-environment',
      severity: 'error',
      from: {
        path: '^packages/(geo|measurement|planning|contract|city|report)/src',
        pathNot: '[.]test[.]ts$|/testing/|/cli/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-feature-imports-a-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-layers-point-down',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|map|chart|api|session)/' },
      to: { path: '^apps/web/src/(features|pages|routes|app)/' },
    },
    {
      name: 'features-do-not-see-pages',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(pages|routes|app)/' },
    },
    {
      name: 'subjects-see-no-call',
      severity: 'error',
      from: { path: '^apps/server/src/(?!api/|app/|commands/|testing/)[^/]+/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/server/src/(api|app|commands)/' },
    },
    {
      name: 'calls-do-not-see-the-app',
      severity: 'error',
      from: { path: '^apps/server/src/api/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/server/src/(app|commands)/' },
    },
    {
      name: 'storage-sees-no-subject',
      severity: 'error',
      from: { path: '^apps/server/src/storage/' },
      to: { path: '^apps/server/src/(?!storage/|config/)', pathNot: '^apps/server/src/[^/]+[.]ts$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|/measurement/kernels/|[.]gen[.]ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
