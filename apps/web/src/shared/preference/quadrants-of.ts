import type { PreferenceRow } from '@ooh/contract/domain/preference';
import type { ScatterModel } from '../../chart/scatter-model.ts';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';

/** Right above, left above, left below, right below. */
const quadrantNames = ['特色', '潜力', '弱', '共性'] as const;

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Penetration against index: much and rich 特色, little and rich 潜力, little and poor 弱, much and poor 共性. */
export function preferenceQuadrants(rows: readonly PreferenceRow[], subject: string): ScatterModel {
  const points = rows.flatMap(({ key, name, penetration, tgi }) =>
    penetration.value === null || tgi.value === null
      ? []
      : [{ id: key, name, x: penetration.value, y: tgi.value, isMarked: false }],
  );
  const highest = points.toSorted((a, b) => b.y - a.y).at(0);
  return {
    title: `${subject}：渗透率 × TGI`,
    summary: highest
      ? `TGI 最高的是${highest.name}（${formatNumber(highest.y)}，渗透率 ${asShare(highest.x)}）。`
      : '没有可画的数字。',
    kind: 'scatter',
    pointName: subject,
    x: { name: '渗透率', split: middleOf(points.map(({ x }) => x)), format: asShare },
    y: { name: 'TGI', split: 100, format: (value) => formatNumber(value) },
    quadrants: quadrantNames,
    points,
  };
}
