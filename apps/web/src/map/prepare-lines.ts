import { classBreaks, classOf, type BreakMethod, type ClassBreaks } from './class-breaks.ts';
import { boxAround, type LngLat, type LngLatBox, type MapCollection } from './map-data.ts';

/** A line of the network with the two figures that its drawing shows. */
export interface MapLine {
  readonly lineId: string;
  readonly name: string;
  readonly directions: readonly (readonly LngLat[])[];
  /** 0..100, drawn as width. */
  readonly widthScore: number;
  /** Drawn as colour; null is drawn as “no data”. */
  readonly colourValue: number | null;
}

export interface LineProperties {
  readonly lineId: string;
  readonly name: string;
  /** Pixels at zoom 12. */
  readonly width: number;
  /** Colour class, −1 without data. */
  readonly colourClass: number;
}

export interface PreparedLines {
  readonly collection: MapCollection<LineProperties>;
  readonly breaks: ClassBreaks;
  /** Box of each line, for fitting and for the summary of the view. */
  readonly boxes: ReadonlyMap<string, LngLatBox>;
  readonly box: LngLatBox | null;
}

const minWidth = 1;
const widthRange = 4;
/** Five classes: the number of blues that can be distinguished on a thin line. */
const colourClasses = 5;

/** Pixels at zoom 12 of a recommend index. */
export function lineWidthOf(score: number): number {
  const share = Math.min(100, Math.max(0, score)) / 100;
  return Math.round((minWidth + widthRange * share) * 10) / 10;
}

/** One feature a line, both directions in it, so that hover and selection are one state a line. */
export function prepareLines(lines: readonly MapLine[], method: BreakMethod): PreparedLines {
  const values = lines.flatMap((line) => (line.colourValue === null ? [] : [line.colourValue]));
  const breaks = classBreaks(values, colourClasses, method);
  const boxes = new Map<string, LngLatBox>();
  const features = lines.flatMap((line) => {
    const parts = line.directions.filter((path) => path.length >= 2);
    const box = boxAround(parts.flat());
    if (box === null) return [];
    boxes.set(line.lineId, box);
    return [
      {
        type: 'Feature' as const,
        properties: {
          lineId: line.lineId,
          name: line.name,
          width: lineWidthOf(line.widthScore),
          colourClass: classOf(line.colourValue, breaks),
        },
        geometry: { type: 'MultiLineString', coordinates: parts },
      },
    ];
  });
  const corners = [...boxes.values()].flatMap(([west, south, east, north]) => [
    [west, south],
    [east, north],
  ]);
  return { collection: { type: 'FeatureCollection', features }, breaks, boxes, box: boxAround(corners) };
}
