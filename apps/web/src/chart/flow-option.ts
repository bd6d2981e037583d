import { fontFamily } from '../ui/theme/font-family.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { categoricalColours } from './chart-colours.ts';
import type { FlowModel } from './flow-model.ts';
import { pointCard } from './point-frame.ts';

interface TooltipItem {
  readonly dataType?: string;
  readonly name: string;
  readonly value: number;
  readonly data: { readonly source?: string; readonly target?: string };
}

/** A flow in the words of the drawing library: nodes in their columns, links in the colour of where they come from. */
export function flowOptionOf(model: FlowModel, theme: ThemeName) {
  const colours = themeColours[theme];
  const palette = categoricalColours[theme];
  const names = new Map(model.columns.flatMap(({ nodes }) => nodes.map(({ id, name }) => [id, name])));
  const nameOf = (id: string | undefined) => names.get(id ?? '') ?? '';
  const last = model.columns.length - 1;
  return {
    animationDuration: 200,
    textStyle: { fontFamily },
    aria: { enabled: true, label: { description: `${model.title}。${model.summary}` } },
    tooltip: {
      ...pointCard(colours),
      formatter: ({ dataType, name, value, data }: TooltipItem) =>
        dataType === 'edge'
          ? `${nameOf(data.source)} → ${nameOf(data.target)} <b>${model.format(value)}</b>`
          : `${nameOf(name)} <b>${model.format(value)}</b>`,
    },
    series: [
      {
        type: 'sankey',
        left: 4,
        right: 4,
        top: 8,
        bottom: 8,
        nodeGap: 10,
        nodeWidth: 12,
        draggable: false,
        layoutIterations: 0,
        emphasis: { focus: 'adjacency' },
        lineStyle: { color: 'source', opacity: 0.28, curveness: 0.5 },
        data: model.columns.flatMap(({ nodes }, depth) =>
          nodes.map(({ id, name }, index) => ({
            name: id,
            depth,
            itemStyle: { color: palette[index % palette.length], borderWidth: 0 },
            label: {
              position: depth === last ? 'left' : 'right',
              formatter: name,
              color: colours.text1,
              fontSize: 12,
            },
          })),
        ),
        links: model.links.map(({ from, to, value }) => ({ source: from, target: to, value })),
      },
    ],
  };
}
