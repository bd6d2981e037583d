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

// The server's contexts, lowest first: a context sees those before it. `context.ts` types what is opened for all.
const contexts = [
  'platform',
  'reference',
  'access',
  'disclosure',
  'city-data',
  'measurement',
  'planning',
  'orders',
  'market',
  'documents',
  'administration',
  'demo',
  'api',
  'app',
  'commands',
];
const serverLayers = contexts.slice(0, -1).map((context, at) => ({
  name: `${context}-sees-no-higher-context`,
  severity: 'error',
  from: { path: `^apps/server/src/${context}/`, pathNot: '[.]test[.]ts$|/testing/' },
  to: { path: `^apps/server/src/(${[...contexts.slice(at + 1), 'testing'].join('|')})/` },
}));

// The layers of the web, lowest first; folders of one layer see each other, without a circle. The root route alone
// names the frame that the application puts around every page.
const webOrder = [['ui', 'map', 'chart', 'api', 'session'], ['shared'], ['features'], ['routes'], ['app']];
const webLayers = webOrder.slice(0, -1).map((layer, at) => ({
  name: `${layer.join('-')}-sees-no-higher-layer`,
  severity: 'error',
  from: { path: `^apps/web/src/(${layer.join('|')})/`, pathNot: '/routes/__root[.]tsx$' },
  to: {
    path: `^apps/web/src/(${webOrder
      .slice(at + 1)
      .flat()
      .join('|')})/`,
  },
}));

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
    only('reference-sees-geo', pkg('reference'), [pkg('geo')]),
    only('streets-see-reference-and-geo', pkg('streets'), [pkg('reference'), pkg('geo')]),
    only('basemap-sees-geo', pkg('basemap'), [pkg('geo')]),
    only('people-see-streets-reference-and-geo', pkg('people'), [
      pkg('streets'),
      pkg('reference'),
      pkg('geo'),
    ]),
    only('city-sees-people-reference-and-geo', pkg('city'), [pkg('people'), pkg('reference'), pkg('geo')]),
    only('media-picture-stands-alone', pkg('media-picture'), []),
    only('report-sees-money-wording-and-pictures', pkg('report'), [
      '^packages/contract/src/money/',
      '^packages/contract/src/domain/(share-in-persons|certificate-sentence)[.]ts$',
      '^packages/contract/src/core/(certain|percent-text)[.]ts$',
      '^packages/media-picture/',
    ]),
    only('web-sees-contract-geo-streets-pictures-and-report-pages', '^apps/web/', [
      pkg('contract'),
      pkg('geo'),
      pkg('streets'),
      pkg('media-picture'),
      // Pages of reports, which the screen draws, and their sentences; not what writes them into files.
      '^packages/report/src/(board|bus-report|closing-report|effect-board|mix-proof|report-facts|report-frame|report-page|report-text|third-party-band)[^/]*[.]ts$',
    ]),
    only('server-sees-packages', '^apps/server/', ['^packages/']),
    {
      // The panel is the same whatever lines are imported: what it is made of cannot see them.
      name: 'panel-knows-no-lines',
      severity: 'error',
      from: {
        path: '^packages/people/src/(person|place|trips|exposure|week)/',
        pathNot: '[.]test[.]ts$',
      },
      to: { path: '^packages/people/src/lines/|line-defaults' },
    },
    {
      name: 'simulator-serves-the-demonstration',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: '^apps/server/src/(demo|testing)/|[.](test|e2e)[.]tsx?$',
      },
      to: { path: pkg('city') },
    },
    {
      name: 'moving-media-are-a-table',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot:
          '^packages/contract/src/domain/moving-media[.]ts$|^apps/server/src/testing/|[.](test|e2e)[.]tsx?$',
      },
      to: { path: '^packages/contract/src/domain/bus-medium[.]ts$' },
    },
    walled('postgres-walled', ['pg', 'kysely', 'pg-boss'], '^apps/server/src/platform/storage/postgres/'),
    walled('clickhouse-walled', ['chdb', '@clickhouse'], '^apps/server/src/platform/storage/clickhouse/'),
    walled('company-sign-in-walled', ['openid-client'], '^apps/server/src/administration/company-sign-in/'),
    walled('maps-walled', ['maplibre-gl', '@deck[.]gl', 'terra-draw'], '^apps/web/src/map/'),
    walled('charts-walled', ['echarts'], '^apps/web/src/chart/'),
    walled('workbooks-walled', ['hucre', 'read-excel-file'], '^packages/report/'),
    {
      name: 'engines-have-no-environment',
      severity: 'error',
      from: {
        path: '^packages/(geo|measurement|planning|contract|reference|people|city|streets|report|media-picture)/src',
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
    ...webLayers,
    {
      name: 'ui-knows-no-advertising',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/contract/src/domain/', pathNot: '/domain/(job|privacy)[.]ts$' },
    },
    ...serverLayers,
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
