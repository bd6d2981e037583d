import { cityMap } from './city-map.ts';
import { ink, textBox } from './deck-pages.ts';
import type { DocumentMap } from './document-map.ts';
import { card } from './proposal-opening.ts';
import type { Place, SlideElement } from './slide-draft.ts';

/** What the colours of bought lines and positions mean. */
export const boughtLegend = (map: DocumentMap): string =>
  [
    map.ways.length > 0 ? '蓝线为所选线路，越深越粗车辆越多' : '',
    map.points.length > 0 ? '蓝点为所选点位' : '',
  ]
    .filter((text) => text !== '')
    .join('；');

/** A map in a frame with a line about its colours in the lower left corner. */
export function mapWithLegend(map: DocumentMap, frame: Place, legend: string): SlideElement[] {
  const [left, bottom] = [frame.x + 10, frame.y + frame.height];
  return [
    cityMap(map, frame),
    card({ x: left, y: bottom - 34, width: 250, height: 24 }, 'FFFFFF'),
    textBox({ x: left + 10, y: bottom - 32, width: 236, height: 20 }, [legend], {
      size: 9,
      color: ink.quiet,
      anchor: 'middle',
    }),
  ];
}
