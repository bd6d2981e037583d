import { fontFamily } from '../ui/theme/font-family.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { categoricalColours } from './chart-colours.ts';
import type { ChartModel } from './chart-model.ts';
import { finestStep } from './finest-step.ts';
import { meaningStyles, type MeaningStyle } from './series-meaning.ts';

const dashes = ['solid', 'dashed', 'dotted'] as const;
const markers = ['circle', 'diamond', 'triangle'] as const;

interface TooltipItem {
  readonly axisValueLabel: string;
  readonly marker: string;
  readonly seriesName: string;
  readonly dataIndex: number;
  /** On an axis of values, with the position before it. */
  readonly value: number | null | undefined | readonly (number | string)[];
}

function tooltipText(model: ChartModel, items: readonly TooltipItem[]): string {
  const rows = items.map((item) => {
    const shown = Array.isArray(item.value) ? item.value[1] : item.value;
    const value = typeof shown === 'number' ? model.format(shown) : '—';
    return `${item.marker}${item.seriesName} <b>${value}</b>`;
  });
  const first = items.at(0);
  const category = model.scale && first ? model.categories[first.dataIndex] : first?.axisValueLabel;
  return [`${model.categoryName} ${category ?? ''}`, ...rows].join('<br/>');
}

/** As many names, and as many characters of them, as a narrow chart has room for beside each other. */
const namesOnLine = 4;
const charactersOnLine = 32;

/** More names than fit stay on one line, which is turned. */
const isLegendLong = ({ series }: ChartModel) =>
  series.length > namesOnLine || series.reduce((sum, { name }) => sum + name.length, 0) > charactersOnLine;

/** Values that would cover each other are left out. */
const labelLayout = { hideOverlap: true } as const;

/** The ground behind the categories that are not measured, from the last measured one on. */
function shadeOf({ shade, categories }: ChartModel, theme: ThemeName) {
  if (shade === undefined || shade.from >= categories.length) return {};
  const colours = themeColours[theme];
  const [first, last] = [categories[Math.max(0, shade.from - 1)], categories.at(-1)];
  return {
    markArea: {
      silent: true,
      itemStyle: { color: colours.hover },
      label: { color: colours.text3, fontSize: 11, position: 'insideBottomRight' },
      data: [[{ name: shade.name, xAxis: first }, { xAxis: last }]],
    },
  };
}

/** Lines across an axis of values, each with its name beside its upper end. */
function marksOf({ scale }: ChartModel, theme: ThemeName) {
  if (scale === undefined || scale.marks.length === 0) return {};
  const colours = themeColours[theme];
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      lineStyle: { color: colours.target, type: 'dashed' },
      label: { color: colours.text2, fontSize: 11, position: 'end', formatter: '{b}' },
      data: scale.marks.map(({ at, name }) => ({ xAxis: at, name })),
    },
  };
}

/** Strokes at 45° inside the frame of what is promised. */
const hatch = { symbol: 'rect', rotation: Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [1, 5] } as const;

/** A bar of a meaning: solid for what ran, a frame with a light fill for what did not. */
function barLook(bar: MeaningStyle['bar'], color: string) {
  if (bar === 'solid') return { color };
  const frame = { color: `${color}14`, borderColor: color, borderWidth: 1 };
  if (bar === 'hatched') return { ...frame, decal: { ...hatch, color } };
  return bar === 'dashed' ? { ...frame, color: `${color}33`, borderType: 'dashed' as const } : frame;
}

/** Colour, frame and mark of a series with a meaning; nothing for one without. */
function meaningLook({ kind, series }: ChartModel, index: number, theme: ThemeName) {
  const { meaning } = series[index];
  if (meaning === undefined) return {};
  const { colour, bar, lineWidth, dash, marker } = meaningStyles[meaning];
  const color = themeColours[theme][colour];
  if (kind === 'bars') return { color, itemStyle: { borderRadius: [2, 2, 0, 0], ...barLook(bar, color) } };
  return { color, symbol: marker, lineStyle: { width: lineWidth, type: dash, color } };
}

function intervalEnd(theme: ThemeName) {
  const color = themeColours[theme].text3;
  return { color, symbol: 'none', lineStyle: { width: 1, type: 'dotted', color }, z: 1 };
}

function seriesOf(
  model: ChartModel,
  index: number,
  theme: ThemeName,
  showValues: boolean,
  labelColour: string,
) {
  const { scale } = model;
  const { name, values, isIntervalEnd } = model.series[index];
  const data = values.map((value, at) => (scale ? [scale.positions[at], value ?? '-'] : (value ?? '-')));
  const label = {
    show: showValues,
    position: 'top',
    color: labelColour,
    fontSize: 11,
    formatter: ({ value }: { value: number | string }) =>
      typeof value === 'number' ? model.format(value) : '',
  };
  if (model.kind === 'bars') {
    return {
      type: 'bar',
      name,
      data,
      label,
      labelLayout,
      barMaxWidth: 28,
      ...(model.isStacked ? { stack: 'whole' } : { itemStyle: { borderRadius: [2, 2, 0, 0] } }),
      ...meaningLook(model, index, theme),
    };
  }
  return {
    type: 'line',
    name,
    data,
    label,
    labelLayout,
    connectNulls: false,
    symbol: markers[index % markers.length],
    symbolSize: 6,
    lineStyle: { width: 2, type: dashes[index % dashes.length] },
    ...meaningLook(model, index, theme),
    ...(isIntervalEnd ? intervalEnd(theme) : {}),
  };
}

/** Few bars have their names whole, in lines as broad as a bar's place; of many, some are left out. */
const wholeNames = { most: 8, width: 360 };

function categoryLabels({ kind, categories }: ChartModel) {
  const isFew = kind === 'bars' && categories.length <= wholeNames.most;
  const width = Math.floor(wholeNames.width / Math.max(1, categories.length));
  return isFew ? { interval: 0, width, overflow: 'break' } : {};
}

function axisOf(model: ChartModel, theme: ThemeName) {
  const colours = themeColours[theme];
  const axisText = { color: colours.text3, fontSize: 11 };
  const line = { axisLine: { lineStyle: { color: colours.controlBorder } }, axisTick: { show: false } };
  const { scale, categories } = model;
  if (scale === undefined)
    return {
      type: 'category',
      data: [...categories],
      ...line,
      axisLabel: { ...axisText, ...categoryLabels(model) },
    };
  return {
    type: 'value',
    min: 0,
    max: Math.max(...scale.positions, ...scale.marks.map(({ at }) => at)),
    ...line,
    splitLine: { show: false },
    splitNumber: 3,
    // The end of the axis is no round figure.
    axisLabel: { ...axisText, showMaxLabel: false, hideOverlap: true, formatter: scale.format },
  };
}

const topOf = ({ series, axisMax }: ChartModel): number =>
  axisMax ?? Math.max(0, ...series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));

/** The chart in the words of the drawing library. `decal` adds patterns to the colours, as print asks for. */
export function optionOf(model: ChartModel, theme: ThemeName, decal = false) {
  const colours = themeColours[theme];
  const axisText = { color: colours.text3, fontSize: 11 };
  const showValues = model.series.length === 1 && model.categories.length <= 12;
  return {
    color: [...categoricalColours[theme]],
    animationDuration: 200,
    textStyle: { fontFamily },
    aria: {
      enabled: true,
      label: { description: `${model.title}。${model.summary}` },
      decal: { show: decal },
    },
    grid: { left: 8, right: 12, top: model.series.length > 1 ? 32 : 24, bottom: 4, containLabel: true },
    legend: {
      show: model.series.length > 1,
      top: 0,
      right: 0,
      textStyle: { color: colours.text2 },
      ...(isLegendLong(model) ? { type: 'scroll', left: 0 } : {}),
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: colours.elevated,
      borderColor: colours.split,
      textStyle: { color: colours.text1, fontSize: 12 },
      formatter: (items: readonly TooltipItem[]) => tooltipText(model, items),
    },
    xAxis: axisOf(model, theme),
    yAxis: {
      type: 'value',
      max: model.axisMax,
      minInterval: finestStep(model.format, topOf(model)),
      splitLine: { lineStyle: { color: colours.split } },
      axisLabel: { ...axisText, formatter: (value: number) => model.format(value) },
    },
    series: model.series.map((_, index) => ({
      ...seriesOf(model, index, theme, showValues, colours.text2),
      ...(index === 0 ? { ...shadeOf(model, theme), ...marksOf(model, theme) } : {}),
    })),
  };
}
