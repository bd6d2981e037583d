import type { BusFacts, BusLine, BusPartCounts } from './bus-report-facts.ts';
import { countCells, countColumns, type Pages } from './bus-report-frame.ts';
import { asRun, rateOf, reasonOf, right } from './report-frame.ts';
import type { ReportTable } from './report-page.ts';
import { countText, figureText, none, shareText } from './report-text.ts';

const rowsOfPage = 13;
const mostLines = 200;
const shownAreas = 11;
const shownCategories = 12;

export function topLines(to: Pages, { collect }: BusFacts): void {
  const lines = collect.topLines;
  if (lines.length === 0) {
    to.omit('线路 Top10', reasonOf(collect.scope));
    return;
  }
  const total = collect.counts.actualImpressions;
  const own = lines.reduce((sum, line) => sum + (line.counts.actualImpressions ?? 0), 0);
  const share = total === null || total === 0 ? '' : `，占曝光的 ${shareText(own / total)}`;
  to.add('top-lines', `曝光最高的 ${lines.length} 条线路合计 ${countText(own)} 次${share}`, [
    {
      kind: 'chart',
      form: 'bar',
      title: '线路曝光（按上刊记录测算）',
      categoryName: '线路',
      valueName: '曝光（次）',
      categories: lines.map(({ lineName }) => lineName),
      series: [
        { name: asRun, meaning: 'as-run', values: lines.map((line) => line.counts.actualImpressions) },
      ],
      unit: 'count',
    },
  ]);
}

const lineColumns: ReportTable['columns'] = [
  { title: '城市', width: 1 },
  { title: '线路', width: 2 },
  { title: '等级', width: 0.8 },
  { title: '形式', width: 2 },
  { title: '车辆', width: 0.8, align: right },
  { title: '已上刊', width: 0.8, align: right },
  { title: '计划曝光', width: 1.3, align: right },
  { title: asRun, width: 1.4, align: right },
  { title: 'TA 占曝光', width: 1.1, align: right },
];
const lineCells = (line: BusLine): string[] => [
  line.cityName,
  line.lineName,
  line.level,
  line.formNames.join('、'),
  countText(line.counts.vehicles),
  countText(line.counts.postedVehicles),
  countText(line.counts.plannedImpressions),
  countText(line.counts.actualImpressions),
  shareText(line.taShare),
];

export function allLines(to: Pages, { lines, collect }: BusFacts): void {
  const listed = lines.slice(0, mostLines);
  const count = Math.max(1, Math.ceil(listed.length / rowsOfPage));
  const { counts } = collect;
  for (let page = 0; page < count; page++) {
    const isLast = page === count - 1;
    const own = listed.slice(page * rowsOfPage, (page + 1) * rowsOfPage).map(lineCells);
    const total = [
      '合计',
      `${countText(counts.lines)} 条`,
      '',
      '',
      countText(counts.vehicles),
      countText(counts.postedVehicles),
      countText(counts.plannedImpressions),
      countText(counts.actualImpressions),
      '',
    ];
    const more = lines.length > listed.length ? `，列出曝光最高的 ${listed.length} 条` : '';
    to.add(
      `lines-${page + 1}`,
      `线路全表：${countText(lines.length)} 条线路 ${countText(counts.vehicles)} 辆车${more}${count > 1 ? `（${page + 1}/${count}）` : ''}`,
      [
        {
          kind: 'table',
          name: `线路全表 ${page + 1}`,
          columns: lineColumns,
          rows: isLast ? [...own, total] : own,
          hasTotal: isLast,
        },
      ],
    );
  }
}

export function forms(to: Pages, { media }: BusFacts): void {
  const largest = media.forms.toSorted((a, b) => b.counts.vehicles - a.counts.vehicles).at(0);
  if (largest === undefined) {
    to.omit('形式与等级', '没有车身形式');
    return;
  }
  const total = media.forms.reduce((sum, { counts }) => sum + counts.vehicles, 0);
  const table = (name: string, title: string, rows: readonly (readonly [string, BusPartCounts])[]) => ({
    kind: 'table' as const,
    name,
    columns: [{ title, width: 1.8 }, ...countColumns],
    rows: rows.map(([label, counts]) => [label, ...countCells(counts)]),
  });
  to.add('forms', `${largest.name} 占车辆的 ${shareText(rateOf(largest.counts.vehicles, total))}`, [
    table(
      '按形式',
      '形式',
      media.forms.map(({ name, counts }) => [name, counts]),
    ),
    table(
      '按线路等级',
      '等级',
      media.levels.map(({ level, counts }) => [level, counts]),
    ),
  ]);
}

export function districts(to: Pages, { districts: found, through }: BusFacts): void {
  const rows = found.districts.slice(0, shownAreas);
  if (rows.length === 0) {
    to.omit('途经商圈', found.knownDistricts === 0 ? '城市没有商圈数据' : '没有线路经过商圈');
    return;
  }
  const passing = through.lines.length;
  to.add(
    'districts',
    `${passing} 条线路途经 ${found.districts.length} 个商圈，最多的是${rows[0].areaName}（${countText(rows[0].vehicles)} 辆车）`,
    [
      {
        kind: 'table',
        name: '途经商圈',
        columns: [
          { title: '商圈', width: 1.6 },
          { title: '行政区', width: 1 },
          { title: '线路', width: 0.7, align: right },
          { title: '车辆', width: 0.7, align: right },
          { title: '人口', width: 1, align: right },
          { title: 'TA 占比', width: 0.9, align: right },
        ],
        rows: rows.map((row) => [
          row.isIndicative ? `${row.areaName}（示意）` : row.areaName,
          row.districtName ?? none,
          countText(row.lines.length),
          countText(row.vehicles),
          figureText(row.persons, countText),
          shareText(row.taShare),
        ]),
      },
      {
        kind: 'table',
        name: '途经商圈最多的线路',
        columns: [
          { title: '线路', width: 1.4 },
          { title: '车辆', width: 0.6, align: right },
          { title: '途经商圈', width: 2.6 },
        ],
        rows: through.lines.slice(0, 6).map((line) => [
          line.lineName,
          countText(line.vehicles),
          `${line.districts.length} 个：${line.districts
            .slice(0, 3)
            .map(({ areaName }) => areaName)
            .join('、')}`,
        ]),
      },
    ],
  );
}

export function areas(to: Pages, { areas: { areas: found } }: BusFacts): void {
  const rows = found.slice(0, shownCategories);
  if (rows.length === 0) {
    to.omit('行政区', '没有行政区边界，或线路在现行路网中没有走向');
    return;
  }
  to.add(
    'areas',
    `覆盖 ${found.length} 个行政区，${rows[0].areaName}车辆最多（${countText(rows[0].vehicles)} 辆）`,
    [
      {
        kind: 'chart',
        form: 'bar',
        title: '途经各行政区的车辆',
        categoryName: '行政区',
        valueName: '车辆（辆，一车可经多区）',
        categories: rows.map(({ areaName }) => areaName),
        series: [{ name: '投放车辆', meaning: 'other', values: rows.map(({ vehicles }) => vehicles) }],
        unit: 'count',
      },
    ],
  );
}

export function photos(to: Pages, { media }: BusFacts): void {
  const shown = media.photos.slice(0, 12);
  if (shown.length === 0) {
    to.omit('精彩照片', '还没有审核合格的上刊照片');
    return;
  }
  for (let from = 0; from < shown.length; from += 6) {
    const own = shown.slice(from, from + 6);
    to.add(
      `photos-${from / 6 + 1}`,
      `上刊照片：审核合格 ${shown.length} 张${shown.length > 6 ? `（${from / 6 + 1}/${Math.ceil(shown.length / 6)}）` : ''}`,
      [
        {
          kind: 'photos',
          photos: own.map(({ photoId, unitName, takenAt }) => ({
            photoId,
            caption: `${unitName} · ${takenAt === null ? '时间不详' : takenAt.slice(0, 10)}`,
          })),
        },
      ],
    );
  }
}
