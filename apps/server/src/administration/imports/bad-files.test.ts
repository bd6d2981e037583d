import type { ImportIssue, ImportSession } from '@ooh/contract/domain/data-release';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearReleases, gb18030Of, importFile, jobEnd } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';
import { workbookOf } from '../../testing/workbook-of.ts';

const service = startTestService();
type Kind = ImportSession['kind'];
const as = { as: 'admin' } as const;
let seen = 0;

beforeAll(() => clearReleases(service));
afterAll(() => expect(seen).toBeGreaterThanOrEqual(60));

const releases = async (): Promise<number> =>
  (await service.context.db.selectFrom('data_release').select('release_id').execute()).length;

/** What a good file of a kind looks like, and what may be wrong with a cell of it. */
interface KindCases {
  readonly kind: Kind;
  readonly header: string;
  /** Rows that are right; a bad cell is put into the second one. */
  readonly rows: readonly string[];
  /** Column, its text, the field as reports name it, and why it is refused or doubted. */
  readonly cells: readonly (readonly [column: string, text: string, field: string, reason: RegExp])[];
}

const square = (lng: number): string =>
  [
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
  ]
    .map(([x, y]) => `${(lng + x).toFixed(3)} ${(22.54 + y).toFixed(3)}`)
    .join('|')
    .replaceAll(' ', ',');

const cases: readonly KindCases[] = [
  {
    kind: 'media-positions',
    header:
      '点位编号;点位名称;媒体;媒体形式;经度;纬度;等级;面号;宽（米）;户数;状态;单条时长（秒）;轮播周期（秒）;刊例价（元/面）;可售份数;已售时段;操作',
    rows: [1, 2, 3, 4].map(
      (i) => `P${i};点${i};电梯海报;电梯框架海报;114.0${i};22.54;A;1;0.45;300;在用;;;4000;1;;新增`,
    ),
    cells: [
      ['点位编号', '', '点位编号', /为空/],
      ['点位名称', '', '点位名称', /为空/],
      ['点位名称', 'x'.repeat(130), '点位名称', /超过 120 个字符/],
      ['媒体', '飞艇', '媒体', /没有此媒体，应为/],
      ['媒体', '公交车身', '媒体', /按线路售卖，没有点位/],
      ['媒体形式', '全车彩贴', '媒体形式', /电梯海报没有此形式/],
      ['经度', '北京', '经度', /不是有效数字/],
      ['经度', '22.54', '经度', /以外/],
      ['纬度', '39.9', '经度', /坐标在深圳市以外 1895/],
      ['等级', 'Z', '等级', /应为 S、A\+\+、A\+、A、B 之一/],
      ['宽（米）', '三米', '宽（米）', /不是有效数字/],
      ['宽（米）', '900', '宽（米）', /应在 0.1 与 200 之间/],
      ['户数', '12.5', '户数', /应为整数/],
      ['状态', '坏了', '状态', /应为 在用、停用、维修、已拆除 之一/],
      ['轮播周期（秒）', '0', '轮播周期（秒）', /应在 1 与/],
      ['刊例价（元/面）', '面议', '刊例价（元/面）', /不是有效数字/],
      ['可售份数', '99', '可售份数', /应在 1 与 60 之间/],
      ['已售时段', '12/1-12/14', '已售时段', /没有写年份/],
      ['已售时段', '2026-12-14~2026-12-01', '已售时段', /结束早于开始/],
      ['已售时段', '2026-02-30~2026-03-02', '已售时段', /不存在的日期/],
      ['已售时段', '2026-12-01~2026-12-10,2026-12-05~2026-12-20', '已售时段', /超过可售份数 1/],
      ['操作', '更换', '操作', /应为「新增」「修改」或「删除」/],
      ['点位编号', 'P1', '面号', /此面已出现过/],
    ],
  },
  {
    kind: 'rate-cards',
    header: '媒体;媒体形式;等级;刊例价（元）;计价天数;折扣;折扣底线;折扣起投天数',
    rows: ['S', 'A', 'A+', 'B'].map((level) => `公交候车亭;候车亭灯箱;${level};4000;14;;;`),
    cells: [
      ['媒体', '公交站', '媒体', /没有此媒体/],
      ['媒体形式', '灯杆', '媒体形式', /没有此形式/],
      ['等级', '一级', '等级', /应为/],
      ['刊例价（元）', '-5', '刊例价（元）', /应在 0 与/],
      ['计价天数', '400', '计价天数', /应在 1 与 366 之间/],
      ['折扣', '八五折', '折扣', /应为 0.85、85% 或 8.5折/],
      ['折扣底线', '6折', '折扣底线', /须单独成行/],
      ['等级', 'S', '媒体', /出现了两次/],
    ],
  },
  {
    kind: 'poi',
    header: '名称;经度;纬度;类型;地址',
    rows: ['甲', '乙', '丙', '丁'].map((name, i) => `${name}店;114.0${i + 1};22.54;餐饮服务;1号`),
    cells: [
      ['名称', '', '名称', /为空/],
      ['名称', '响\u0007铃', '名称', /控制字符/],
      ['经度', '181', '经度', /坐标超出经纬度范围/],
      ['纬度', '', '纬度', /为空/],
      ['类型', ';;', '类型', /为空/],
      ['地址', 'x'.repeat(400), '地址', /超过 300 个字符/],
    ],
  },
  {
    kind: 'aoi',
    header: '名称;类型;边界',
    rows: ['甲', '乙', '丙', '丁'].map((name, i) => `${name}园;写字楼;${square(114 + i * 0.02)}`),
    cells: [
      ['边界', '114.05,22.54', '边界', /./],
      ['边界', '一圈', '边界', /./],
      ['类型', '', '类型', /为空/],
    ],
  },
  {
    kind: 'districts',
    header: '名称;边界;行政区划代码',
    rows: ['福田区', '南山区', '罗湖区', '盐田区'].map((name, i) => `${name};${square(114 + i * 0.02)};`),
    cells: [
      ['边界', '', '边界', /为空/],
      ['名称', '', '名称', /为空/],
      ['行政区划代码', '44', '行政区划代码', /应为 6 位数字/],
    ],
  },
  {
    kind: 'metro',
    header: '线路名称;车站名称;经度;纬度',
    rows: ['东', '中', '西', '南'].map((name, i) => `1号线;${name}站;114.0${i + 1};22.54`),
    cells: [
      ['线路名称', '', '线路名称', /为空/],
      ['车站名称', '', '车站名称', /为空/],
      ['经度', 'x', '经度', /不是有效数字/],
    ],
  },
  {
    kind: 'competitor-placements',
    header: '品牌;行业;媒体;媒体形式;月份;数量;刊例花费（元）;首见日期',
    rows: [1, 2, 3, 4].map((i) => `云帆;运动服饰;公交候车亭;候车亭灯箱;2026-1${i % 3};${i};1000;`),
    cells: [
      ['月份', '13月', '月份', /应为 2026-10 这样的月份/],
      ['数量', '0', '数量', /应在 1 与/],
      ['媒体', '天空', '媒体', /没有此媒体/],
    ],
  },
  {
    kind: 'trips',
    header: '车牌;开始时间;结束时间;上车经度;上车纬度;下车经度;下车纬度',
    rows: [1, 2, 3, 4].map(
      (i) => `B${i};2026-01-20 08:0${i}:00;2026-01-20 08:30:00;114.05;22.54;114.06;22.55`,
    ),
    cells: [['上车经度', '东', '起点经度', /不是有效数字/]],
  },
];

const bad = cases.flatMap(({ cells, ...file }) =>
  cells.map((cell) => ({ ...file, cell, name: cell[0], text: cell[1] })),
);

test.each(bad)(
  '$kind: 「$name」 「$text」 is named with its row and field, and nothing is saved',
  async ({ kind, header, rows, cell }) => {
    const [column, text, field, reason] = cell;
    const at = header.split(';').indexOf(column);
    const lines = rows.map((row, i) =>
      i === 1 ? row.split(';').with(at, text).join('\t') : row.replaceAll(';', '\t'),
    );
    const bytes = Buffer.from([header.replaceAll(';', '\t'), ...lines].join('\n'));
    const before = await releases();
    const { session, job } = await importFile(
      service,
      { fileName: '坏.tsv', bytes },
      { kind, isDryRun: true },
    );
    const issues: readonly ImportIssue[] = session.report?.issues ?? [];
    const found = issues.filter(
      (issue) => issue.row === 2 && issue.field?.startsWith(field) && reason.test(issue.reason),
    );
    expect([
      job.state,
      issues.map((issue) => `${issue.row} ${issue.field} ${issue.reason}`),
      found.length > 0,
    ]).toEqual(['done', expect.anything(), true]);
    for (const issue of issues) expect(issue.reason).toMatch(/\p{Script=Han}/u);
    expect(await releases()).toBe(before);
    seen++;
  },
);

const header = '编号,名称,媒体,经度,纬度';
const good = 'E1,甲,电梯海报,114.05,22.54';
const text = (...lines: string[]) => Buffer.from(lines.join('\n'));

/** Files that are wrong as a whole: what the upload, or else the import, answers. */
const files: readonly (readonly [name: string, kind: Kind, bytes: Uint8Array, message: RegExp])[] = [
  ['an empty file', 'poi', Buffer.alloc(0), /文件为空（0 字节）/],
  ['blanks alone', 'poi', text('', '  ', ''), /没有内容/],
  ['noise', 'poi', Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251)), /无法识别文件编码/],
  ['an old workbook', 'poi', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), /旧版 Excel/],
  ['a header alone', 'media-positions', text(header), /文件没有数据行/],
  ['required columns missing', 'poi', text('名称,地址', '甲,1号'), /缺少必填字段的列：.*「经度」/],
  ['another city', 'media-positions', text(header, good.replace('114.05,22.54', '116.4,39.9')), /全部有误/],
  [
    'more wrong rows than right ones',
    'media-positions',
    text(
      header,
      good,
      good.replace('E1', 'E2').replace('电梯海报', '飞艇'),
      good.replace('E1', 'E3').replace('22.54', 'x'),
    ),
    /3 行中 2 行有误（超过一半）/,
  ],
  ['a quote that is left open', 'poi', text('名称,"经度,纬度', '甲,114,22'), /表头行/],
  ['too many columns', 'poi', text(Array.from({ length: 500 }, (_, i) => `c${i}`).join(',')), /列数超过 400/],
  ['an archive that is no feed', 'bus-lines', zipSync({ 'a.txt': strToU8('x') }), /不是完整的 GTFS：缺少/],
  [
    'half an archive',
    'bus-lines',
    zipSync({ 'stops.txt': strToU8('x'.repeat(5000)) }).slice(0, 60),
    /不完整|损坏|缺少/,
  ],
  ['an archive with a path outside', 'bus-lines', zipSync({ '../x.txt': strToU8('x') }), /不安全的路径/],
  [
    'pictures where a table is wanted',
    'creative-albums',
    zipSync({ 'a.png': strToU8('x') }),
    /应有且只有一个 CSV 或 Excel 表格/,
  ],
  ['a workbook without a sheet', 'poi', zipSync({ '[Content_Types].xml': strToU8('<x/>') }), /./],
  ['an empty workbook', 'poi', workbookOf([]), /没有表头行/],
  ['GeoJSON that breaks off', 'poi', text('{"type":"FeatureCollection","features":[{"type":"Feature"'), /./],
  [
    'a kind that takes no geometries',
    'rate-cards',
    text('{"type":"FeatureCollection","features":[]}'),
    /须为 CSV/,
  ],
  [
    'GB18030 with another medium',
    'media-positions',
    gb18030Of([header, good.replace('电梯海报', '灯杆')].join('\n')),
    /全部有误/,
  ],
];

test.each(files)('%s is refused in Chinese, and nothing is saved', async (_name, kind, bytes, message) => {
  const before = await releases();
  const { envelope } = await service.upload(
    'v1/imports',
    { kind, cityCode: '440300' },
    { fileName: '坏', bytes },
    as,
  );
  let told = envelope.message;
  if (envelope.body) {
    const { importId } = envelope.body;
    const run = await service.call('v1/imports/{importId}/run', { importId, isDryRun: false }, as);
    told = run.envelope.body
      ? ((await jobEnd(service, run.envelope.body.jobId)).message ?? '')
      : run.envelope.message;
  }
  expect(told).toMatch(message);
  expect(told).toMatch(/\p{Script=Han}/u);
  expect(told).not.toMatch(/undefined|NaN|\[object|Error|at \w+ \(/);
  expect(await releases()).toBe(before);
  seen++;
});
