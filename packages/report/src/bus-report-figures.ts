import type { BusFacts } from './bus-report-facts.ts';
import { countCells, countColumns, type Pages } from './bus-report-frame.ts';
import { asRun, rateOf, reasonOf, right } from './report-frame.ts';
import {
  countText,
  figureText,
  intervalText,
  peopleText,
  shareText,
  timesText,
  yuanText,
} from './report-text.ts';

const shownCategories = 12;

export function delivery(to: Pages, { collect, cities }: BusFacts): void {
  const { counts, startDate, endDate } = collect;
  to.add(
    'delivery',
    `${startDate} 至 ${endDate}，${countText(counts.lines)} 条线路投放 ${countText(counts.vehicles)} 辆车`,
    [
      {
        kind: 'kpis',
        items: [
          {
            label: '投放车辆',
            value: `${countText(counts.vehicles)} 辆`,
            note: `${countText(counts.lines)} 条线路`,
          },
          {
            label: '城市',
            value: `${cities.rows.length} 个`,
            note: cities.rows.map(({ cityName }) => cityName).join('、'),
          },
          { label: '计划车天', value: countText(counts.plannedVehicleDays), note: '车辆 × 计划天数' },
          { label: '投放金额', value: yuanText(counts.netFen), note: '公交部分' },
        ],
      },
      {
        kind: 'table',
        name: '各城市投放',
        columns: [{ title: '城市', width: 1.4 }, ...countColumns],
        rows: [
          ...cities.rows.slice(0, 8).map((row) => [row.cityName, ...countCells(row.counts)]),
          ['合计', ...countCells(counts)],
        ],
        hasTotal: true,
      },
    ],
  );
}

export function execution(to: Pages, { collect, cities }: BusFacts): void {
  const { counts } = collect;
  const rate = rateOf(counts.postedVehicles, counts.vehicles);
  const shown = cities.rows.slice(0, shownCategories);
  to.add(
    'execution',
    `上刊率 ${shareText(rate)}，执行车天为计划的 ${shareText(rateOf(counts.actualVehicleDays, counts.plannedVehicleDays))}`,
    [
      {
        kind: 'kpis',
        items: [
          { label: '计划车辆', value: `${countText(counts.vehicles)} 辆`, note: '按订单' },
          { label: '已上刊', value: `${countText(counts.postedVehicles)} 辆`, note: '按上刊登记' },
          { label: '上刊率', value: shareText(rate), note: '已上刊 ÷ 计划车辆' },
          {
            label: '执行车天',
            value: countText(counts.actualVehicleDays),
            note: `计划 ${countText(counts.plannedVehicleDays)}`,
          },
        ],
      },
      {
        kind: 'chart',
        form: 'column',
        title: '各城市计划与已上刊车辆',
        categoryName: '城市',
        valueName: '车辆（辆）',
        categories: shown.map(({ cityName }) => cityName),
        series: [
          { name: '计划', meaning: 'plan', values: shown.map((row) => row.counts.vehicles) },
          { name: '已上刊', meaning: 'as-run', values: shown.map((row) => row.counts.postedVehicles) },
        ],
        unit: 'count',
      },
    ],
  );
}

export function exposure(to: Pages, { collect }: BusFacts): void {
  const { planned, actual, completionRate } = collect.comparison;
  if (actual.impressions.value === null && planned.impressions.value === null) {
    to.omit('曝光与触达', reasonOf(collect.scope));
    return;
  }
  const row = (label: string, of: (one: typeof planned) => string): string[] => [
    label,
    of(planned),
    of(actual),
  ];
  to.add(
    'exposure',
    `触达目标人群 ${figureText(actual.reach, peopleText)}，到达率 ${figureText(actual.reachShare, shareText)}，人均看到 ${figureText(actual.frequency, timesText)} 次`,
    [
      {
        kind: 'kpis',
        items: [
          {
            label: '曝光',
            value: figureText(actual.impressions, countText),
            note: `计划 ${figureText(planned.impressions, countText)}`,
          },
          {
            label: 'TA 触达人数',
            value: figureText(actual.reach, countText),
            note: intervalText(actual.reach, countText) || asRun,
          },
          {
            label: 'TA 到达率',
            value: figureText(actual.reachShare, shareText),
            note: intervalText(actual.reachShare, shareText) || asRun,
          },
          { label: '完成率', value: shareText(completionRate), note: `${asRun} ÷ 计划曝光` },
        ],
      },
      {
        kind: 'table',
        name: '计划与按上刊记录测算',
        columns: [
          { title: '指标', width: 1.4 },
          { title: '计划', width: 1, align: right },
          { title: asRun, width: 1.2, align: right },
        ],
        rows: [
          row('曝光', (one) => figureText(one.impressions, countText)),
          row('TA 曝光', (one) => figureText(one.taImpressions, countText)),
          row('TA 触达人数', (one) => figureText(one.reach, countText)),
          row('TA 到达率', (one) => figureText(one.reachShare, shareText)),
          row('平均频次', (one) => figureText(one.frequency, timesText)),
          row('毛评点 GRP', (one) => timesText(one.grp)),
        ],
      },
    ],
  );
}

export function frequency(to: Pages, { collect }: BusFacts): void {
  const { reachAtLeast, scope } = collect;
  const third = reachAtLeast.find(({ k }) => k === 3);
  if (third === undefined) {
    to.omit('频次 N+', reasonOf(scope));
    return;
  }
  to.add(
    'frequency',
    `${shareText(third.actualShare)} 的目标人群看到 3 次及以上（计划 ${shareText(third.plannedShare)}）`,
    [
      {
        kind: 'chart',
        form: 'column',
        title: '看到 N 次及以上的目标人群占比',
        categoryName: '次数',
        valueName: '占目标人群',
        categories: reachAtLeast.map(({ k }) => `${k}+`),
        series: [
          { name: '计划', meaning: 'plan', values: reachAtLeast.map((row) => row.plannedShare) },
          { name: asRun, meaning: 'as-run', values: reachAtLeast.map((row) => row.actualShare) },
        ],
        unit: 'share',
      },
    ],
  );
}

export function weeks(to: Pages, { collect }: BusFacts): void {
  const rows = collect.weeks;
  const last = rows.findLast(({ actualShare }) => actualShare !== null);
  if (last === undefined) {
    to.omit('周累计', reasonOf(collect.scope));
    return;
  }
  to.add(
    'weeks',
    `到${last.isAfter ? '补刊结束' : `第 ${last.week} 周末`}累计到达率 ${shareText(last.actualShare)}`,
    [
      {
        kind: 'chart',
        form: 'line',
        title: '逐周累计到达率',
        categoryName: '周',
        valueName: 'TA 到达率',
        categories: rows.map((row) => (row.isAfter ? '补刊' : `第 ${row.week} 周`)),
        series: [
          { name: '计划', meaning: 'plan', values: rows.map((row) => row.plannedShare) },
          { name: asRun, meaning: 'as-run', values: rows.map((row) => row.actualShare) },
        ],
        unit: 'share',
      },
    ],
  );
}

export function audience(to: Pages, { collect }: BusFacts): void {
  const shown = collect.audience
    .flatMap(({ dimension, labels }) => labels.map((label) => ({ ...label, dimension })))
    .flatMap((label) => {
      const { share, cityShare } = label;
      if (share.value === null || cityShare === null) return [];
      return [{ ...label, tgi: (100 * share.value) / cityShare }];
    })
    .toSorted((a, b) => b.tgi - a.tgi)
    .slice(0, 10);
  if (shown.length === 0) {
    to.omit('受众画像', reasonOf(collect.scope));
    return;
  }
  to.add(
    'audience',
    `${shown[0].dimension}为${shown[0].name}的人更容易看到（TGI ${shown[0].tgi.toFixed(0)}，全城 100）`,
    [
      {
        kind: 'chart',
        form: 'bar',
        title: '看到的人与全城（占比）',
        categoryName: '人群',
        valueName: '占比',
        categories: shown.map(({ dimension, name }) => `${dimension} ${name}`),
        series: [
          { name: '看到的人', meaning: 'as-run', values: shown.map(({ share }) => share.value) },
          { name: '全城', meaning: 'other', values: shown.map(({ cityShare }) => cityShare) },
        ],
        unit: 'share',
      },
    ],
  );
}

export function cost(to: Pages, { collect }: BusFacts): void {
  const { planned, actual } = collect.comparison;
  if (actual.cpmFen === null) {
    to.omit('投放效率', reasonOf(collect.scope));
    return;
  }
  const row = (label: string, of: (one: typeof planned) => number | null): string[] => [
    label,
    yuanText(of(planned)),
    yuanText(of(actual)),
  ];
  to.add('cost', `CPM（每千次曝光花费）${yuanText(actual.cpmFen)}，计划 ${yuanText(planned.cpmFen)}`, [
    {
      kind: 'table',
      name: '投放效率',
      columns: [
        { title: '指标', width: 1.4 },
        { title: '计划', width: 1, align: right },
        { title: asRun, width: 1.2, align: right },
      ],
      rows: [
        row('CPM：每千次曝光花费', (one) => one.cpmFen),
        row('TA CPM：每千次目标人群曝光花费', (one) => one.taCpmFen),
        row('CPRP：每收视点花费', (one) => one.cprpFen),
      ],
    },
  ]);
}
