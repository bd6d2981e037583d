import type { ThemeName } from '../session/persisted-session.ts';
import { missing } from '../ui/figure/format-figure.ts';
import { pointCard, pointFrame } from './point-frame.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import type { BubbleAxis, BubbleModel, BubblePoint } from './bubble-model.ts';
import { categoricalColours } from './chart-colours.ts';

const largest = 44;
const smallest = 8;

/** Diameters in pixels: areas go with the sizes, and what is unknown or nothing is as small as can be seen. */
export function diametersOf(points: readonly BubblePoint[]): number[] {
  const most = Math.max(0, ...points.map(({ size }) => size ?? 0));
  return points.map(({ size }) =>
    most === 0 || size === null ? smallest : Math.max(smallest, largest * Math.sqrt(size / most)),
  );
}

/** The bubbles in the words of the drawing library: large ones first, so that small ones stand before them. */
export function bubbleOptionOf(model: BubbleModel, theme: ThemeName) {
  const colours = themeColours[theme];
  const [usual, marked] = categoricalColours[theme];
  const { x, y, size, points } = model;
  const diameters = diametersOf(points);
  const axisText = { color: colours.text3, fontSize: 11 };
  const axis = ({ name, format }: BubbleAxis) => ({
    type: 'value',
    name,
    scale: true,
    nameTextStyle: axisText,
    splitLine: { lineStyle: { color: colours.split } },
    axisLine: { show: true, lineStyle: { color: colours.controlBorder } },
    axisLabel: { ...axisText, formatter: format },
  });
  const drawn = points
    .map((point, index) => ({ point, diameter: diameters[index] }))
    .sort((a, b) => b.diameter - a.diameter);
  return {
    ...pointFrame(model, 24),
    tooltip: {
      ...pointCard(colours),
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
        const { point } = drawn[dataIndex];
        const sizeText = point.size === null ? missing : size.format(point.size);
        return [
          `<b>${point.name}</b>`,
          `${x.name} <b>${x.format(point.x)}</b>`,
          `${y.name} <b>${y.format(point.y)}</b>`,
          `${size.name} <b>${sizeText}</b>`,
        ].join('<br/>');
      },
    },
    xAxis: { ...axis(x), nameLocation: 'middle', nameGap: 26 },
    yAxis: axis(y),
    series: [
      {
        type: 'scatter',
        data: drawn.map(({ point, diameter }) => {
          const colour = point.isMarked ? marked : usual;
          const isHollow = point.size === null;
          return {
            name: point.name,
            value: [point.x, point.y],
            symbol: point.isMarked ? 'diamond' : 'circle',
            symbolSize: diameter,
            itemStyle: {
              color: isHollow ? 'transparent' : colour,
              opacity: isHollow ? 1 : 0.72,
              borderColor: isHollow ? colour : colours.card,
              borderWidth: 1,
            },
          };
        }),
        label: {
          show: true,
          position: 'top',
          color: colours.text2,
          textBorderColor: colours.card,
          textBorderWidth: 2,
          fontSize: 11,
          formatter: ({ name }: { readonly name: string }) => name,
        },
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}
