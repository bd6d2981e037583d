import { expect, test } from 'vitest';
import { themeColours } from '../ui/theme/tokens.ts';
import type { ChartModel } from './chart-model.ts';
import { optionOf } from './option-of.ts';

const model: ChartModel = {
  title: '周到达',
  summary: '第 2 周到达 20%。',
  kind: 'curve',
  categoryName: '周',
  categories: ['1', '2'],
  valueName: '到达率',
  series: [{ name: '到达率', values: [0.1, null] }],
  format: (value) => `${value * 100}%`,
  axisMax: 1,
};

test('a missing value is a gap, not a zero', () => {
  const [series] = optionOf(model, 'light').series;
  expect(series.data).toEqual([0.1, '-']);
  expect(series).toMatchObject({ connectNulls: false });
});

test('title and sentence are spoken; patterns come on request', () => {
  expect(optionOf(model, 'light').aria.label.description).toBe('周到达。第 2 周到达 20%。');
  expect(optionOf(model, 'light').aria.decal.show).toBe(false);
  expect(optionOf(model, 'dark', true).aria.decal.show).toBe(true);
});

test('the tooltip writes values with their unit and missing ones as a dash', () => {
  const item = { axisValueLabel: '2', marker: '', seriesName: '到达率', dataIndex: 1, value: null };
  const { formatter } = optionOf(model, 'light').tooltip;
  expect(formatter([{ ...item, value: 0.5 }])).toContain('50%');
  expect(formatter([item])).toContain('—');
});

test('several series get a legend and different dashes', () => {
  const option = optionOf({ ...model, series: [model.series[0], { name: '累计', values: [1, 2] }] }, 'dark');
  expect(option.legend.show).toBe(true);
  expect(option.series.map((series) => series.lineStyle?.type)).toEqual(['solid', 'dashed']);
});

test('what is not measured stands on a named shade, once', () => {
  const shaded = { ...model, shade: { from: 1, name: '外推' } };
  const [series] = optionOf(shaded, 'light').series as { markArea?: { data: unknown } }[];
  expect(series.markArea?.data).toEqual([[{ name: '外推', xAxis: '1' }, { xAxis: '2' }]]);
  const beyond = { ...model, shade: { from: 2, name: '外推' } };
  expect(optionOf(beyond, 'light').series[0]).not.toHaveProperty('markArea');
  expect(optionOf(model, 'light').series[0]).not.toHaveProperty('markArea');
});

test('few bars have every name, many leave some out', () => {
  const bars = (count: number): ChartModel => ({
    ...model,
    kind: 'bars',
    categories: Array.from({ length: count }, (_, at) => `体育休闲服务${at}`),
  });
  expect(optionOf(bars(8), 'light').xAxis.axisLabel).toMatchObject({ interval: 0, overflow: 'break' });
  expect(optionOf(bars(24), 'light').xAxis.axisLabel).not.toHaveProperty('interval');
});

test('bars of a category stand beside each other, or on each other where they are parts of a whole', () => {
  const bars = {
    ...model,
    kind: 'bars' as const,
    series: [model.series[0], { name: '其余', values: [1, 2] }],
  };
  const stacks = (one: ChartModel) =>
    optionOf(one, 'light').series.map((series) => ('stack' in series ? series.stack : undefined));
  expect(stacks(bars)).toEqual([undefined, undefined]);
  const [first, second] = stacks({ ...bars, isStacked: true });
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test.each(['light', 'dark'] as const)('every meaning has its own ink and shape, in %s', (theme) => {
  const meanings = ['plan', 'as-run', 'forecast', 'reference', 'target'] as const;
  const series = meanings.map((meaning) => ({ name: meaning, meaning, values: [0.1, 0.2] }));
  const curves = optionOf({ ...model, series }, theme).series as {
    color?: string;
    symbol?: string;
    lineStyle?: { type: unknown; width: number };
  }[];
  expect(curves.map(({ color }) => color)).toEqual(
    (['plan', 'asRun', 'forecast', 'reference', 'target'] as const).map((ink) => themeColours[theme][ink]),
  );
  const shapes = curves.map(({ symbol, lineStyle }) =>
    JSON.stringify([symbol, lineStyle?.type, lineStyle?.width]),
  );
  expect(new Set(shapes).size).toBe(meanings.length);
});

test('a forecast bar is a dashed frame, what ran is solid', () => {
  const bars = { ...model, kind: 'bars' as const };
  const lookOf = (meaning: 'as-run' | 'forecast') =>
    optionOf({ ...bars, series: [{ name: meaning, meaning, values: [1] }] }, 'light').series[0] as {
      itemStyle?: object;
    };
  expect(lookOf('forecast').itemStyle).toMatchObject({
    borderType: 'dashed',
    borderColor: themeColours.light.forecast,
  });
  expect(lookOf('as-run').itemStyle).toMatchObject({ color: themeColours.light.asRun });
});

test('on an axis of values every point stands at its position, under the named marks', () => {
  const scaled: ChartModel = {
    ...model,
    categories: ['¥100', '¥900'],
    scale: { positions: [100, 900], format: (value) => `¥${value}`, marks: [{ at: 1200, name: '预算' }] },
  };
  const { xAxis, series, tooltip } = optionOf(scaled, 'light');
  expect(xAxis).toMatchObject({ type: 'value', min: 0, max: 1200 });
  expect(series[0]).toMatchObject({
    data: [
      [100, 0.1],
      [900, '-'],
    ],
    markLine: { data: [{ xAxis: 1200, name: '预算' }] },
  });
  const item = { axisValueLabel: '100', marker: '', seriesName: '到达率', dataIndex: 0, value: [100, 0.1] };
  expect(tooltip.formatter([item])).toBe('周 ¥100<br/>到达率 <b>10%</b>');
  expect(optionOf(model, 'light').series[0]).not.toHaveProperty('markLine');
});

test('the ends of an interval are thin lines without marks behind the curve', () => {
  const [curve] = model.series;
  const option = optionOf({ ...model, series: [curve, { ...curve, isIntervalEnd: true }] }, 'dark');
  expect(option.series[1]).toMatchObject({ symbol: 'none', z: 1, color: themeColours.dark.text3 });
  expect(option.series[0]).not.toHaveProperty('z');
});
