import { fontFamily } from '../ui/theme/font-family.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { categoricalColours } from './chart-colours.ts';
import type { RadarModel } from './radar-model.ts';
import { pointCard } from './point-frame.ts';

const dashes = ['solid', 'dashed', 'dotted', [8, 3, 2, 3]] as const;
const markers = ['circle', 'diamond', 'triangle', 'rect'] as const;

interface TooltipItem {
  readonly marker: string;
  readonly name: string;
  readonly dataIndex: number;
}

/** A radar in the words of the drawing library; the tooltip writes the values themselves. */
export function radarOptionOf(model: RadarModel, theme: ThemeName) {
  const colours = themeColours[theme];
  const palette = categoricalColours[theme];
  const lines = ({ marker, name, dataIndex }: TooltipItem) => {
    const values = model.series[dataIndex]?.values ?? [];
    const rows = model.axes.map(({ name: axis, format }, at) => `${axis} <b>${format(values[at] ?? 0)}</b>`);
    return [`${marker}${name}`, ...rows].join('<br/>');
  };
  return {
    color: [...palette],
    animationDuration: 200,
    textStyle: { fontFamily },
    aria: { enabled: true, label: { description: `${model.title}。${model.summary}` } },
    legend: { top: 0, left: 'center', textStyle: { color: colours.text2 } },
    tooltip: {
      ...pointCard(colours),
      formatter: lines,
    },
    radar: {
      center: ['50%', '56%'],
      radius: '62%',
      splitNumber: 4,
      indicator: model.axes.map(({ name }) => ({ name, min: 0, max: 1 })),
      axisName: { color: colours.text2, fontSize: 12 },
      axisLine: { lineStyle: { color: colours.split } },
      splitLine: { lineStyle: { color: colours.split } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: model.series.map(({ name, values }, index) => ({
          name,
          value: model.axes.map(({ greatest }, at) => (greatest > 0 ? (values[at] ?? 0) / greatest : 0)),
          symbol: markers[index % markers.length],
          symbolSize: 6,
          lineStyle: { width: 2, type: dashes[index % dashes.length] },
          areaStyle: { opacity: 0.06 },
        })),
      },
    ],
  };
}
