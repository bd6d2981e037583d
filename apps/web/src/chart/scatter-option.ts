import type { ThemeName } from '../session/persisted-session.ts';
import { pointCard, pointFrame } from './point-frame.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { categoricalColours } from './chart-colours.ts';
import { quadrantOf, type ScatterAxis, type ScatterModel, type ScatterPoint } from './scatter-model.ts';

const shapes = ['circle', 'diamond', 'triangle', 'rect'] as const;
/** Part of the span that is left free beyond the outermost points. */
const room = 0.08;

/** From where to where an axis runs: all values and the split, with room around them. */
export function axisRange(values: readonly number[], split: number): { min: number; max: number } {
  const low = Math.min(split, ...values);
  const high = Math.max(split, ...values);
  const pad = (high - low || Math.abs(high) || 1) * room;
  return { min: low >= 0 ? Math.max(0, low - pad) : low - pad, max: high + pad };
}

interface TooltipItem {
  readonly data: { readonly point: ScatterPoint };
}

type Range = ReturnType<typeof axisRange>;
type Colours = (typeof themeColours)[ThemeName];

function axisOf({ name, format }: ScatterAxis, range: Range, colours: Colours) {
  return {
    type: 'value',
    name,
    ...range,
    nameTextStyle: { color: colours.text3, fontSize: 11 },
    axisLine: { lineStyle: { color: colours.controlBorder } },
    splitLine: { show: false },
    // The ends of the axis are no round figures.
    axisLabel: {
      color: colours.text3,
      fontSize: 11,
      showMinLabel: false,
      showMaxLabel: false,
      hideOverlap: true,
      formatter: (value: number) => format(value),
    },
  };
}

/** Colour and shape show the quadrant; marked points are drawn last, larger, above the others. */
function pointsOf(model: ScatterModel, palette: readonly string[], colours: Colours) {
  return [...model.points]
    .sort((a, b) => Number(a.isMarked) - Number(b.isMarked))
    .map((point) => {
      const quadrant = quadrantOf(model, point);
      const { isMarked, name } = point;
      return {
        value: [point.x, point.y],
        point,
        symbol: shapes[quadrant],
        symbolSize: isMarked ? 15 : 10,
        itemStyle: {
          color: palette[quadrant],
          opacity: isMarked ? 1 : 0.75,
          borderColor: isMarked ? colours.text1 : colours.card,
          borderWidth: isMarked ? 2 : 1,
        },
        label: {
          show: true,
          formatter: name,
          position: 'right',
          color: isMarked ? colours.text1 : colours.text2,
          fontWeight: isMarked ? 'bold' : 'normal',
          fontSize: 11,
        },
      };
    });
}

/** The names of the quadrants in the corners of the chart. */
function cornersOf(
  { x, y, quadrants }: ScatterModel,
  [across, up]: readonly [Range, Range],
  colours: Colours,
) {
  const corners = [
    [x.split, y.split, across.max, up.max, 'insideTopRight'],
    [across.min, y.split, x.split, up.max, 'insideTopLeft'],
    [across.min, up.min, x.split, y.split, 'insideBottomLeft'],
    [x.split, up.min, across.max, y.split, 'insideBottomRight'],
  ] as const;
  return corners.map(([left, bottom, right, top, position], index) => [
    {
      name: quadrants[index],
      coord: [left, top],
      label: { position, color: colours.text3, fontSize: 12 },
    },
    { coord: [right, bottom] },
  ]);
}

/** Points in four quadrants, in the words of the drawing library. */
export function scatterOptionOf(model: ScatterModel, theme: ThemeName) {
  const colours = themeColours[theme];
  const across = axisRange(
    model.points.map(({ x }) => x),
    model.x.split,
  );
  const up = axisRange(
    model.points.map(({ y }) => y),
    model.y.split,
  );
  return {
    ...pointFrame(model, 28),
    tooltip: {
      ...pointCard(colours),
      formatter: ({ data: { point } }: TooltipItem) =>
        [
          `<b>${point.name}</b>（${model.quadrants[quadrantOf(model, point)]}）`,
          `${model.x.name} ${model.x.format(point.x)}`,
          `${model.y.name} ${model.y.format(point.y)}`,
        ].join('<br/>'),
    },
    xAxis: { ...axisOf(model.x, across, colours), nameLocation: 'middle', nameGap: 28 },
    yAxis: axisOf(model.y, up, colours),
    series: [
      {
        type: 'scatter',
        name: model.pointName,
        data: pointsOf(model, categoricalColours[theme], colours),
        labelLayout: { hideOverlap: true },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: colours.controlBorder, type: 'dashed' },
          data: [{ xAxis: model.x.split }, { yAxis: model.y.split }],
        },
        markArea: {
          silent: true,
          itemStyle: { color: 'transparent' },
          data: cornersOf(model, [across, up], colours),
        },
      },
    ],
  };
}
