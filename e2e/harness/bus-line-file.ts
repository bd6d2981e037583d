import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tell } from './tell.ts';

const realFile = fileURLToPath(
  new URL('../../../shared/data/shenzhen/shenzhen-busline.csv', import.meta.url),
);

export const hasRealLines = existsSync(realFile);

export interface BusLineFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Metres to degrees near 22.6° N. */
const degreesPerMeter = { lng: 1 / 102_700, lat: 1 / 110_700 };

/** Stops every 450 m along a street grid with a slow bend. BD-09 moves places by about 0.012°, 0.003°. */
function stopsOf(line: number): { name: string; lng: number; lat: number }[] {
  const isEastWest = line % 2 === 0;
  const offset = (line % 40) * 520 - 10_000;
  const start = -14_000 + (line % 7) * 1_800;
  return Array.from({ length: 22 + (line % 15) }, (_unused, index) => {
    const along = start + index * 450;
    const aside = offset + 600 * Math.sin(index / 9 + line);
    const [east, north] = isEastWest ? [along, aside] : [aside, along];
    return {
      name: `示例${line}站${index + 1}`,
      lng: 114.06 + 0.012 + east * degreesPerMeter.lng,
      lat: 22.6 + 0.003 + north * degreesPerMeter.lat * 0.5,
    };
  });
}

/** A file of synthetic lines in exactly the format of the real one: list literals, two directions a line, BD-09. */
function madeUpLines(lines: number): Buffer {
  const list = (texts: readonly string[]) => `"[${texts.map((text) => `'${text}'`).join(', ')}]"`;
  const rows = Array.from({ length: lines }, (_unused, index) => {
    const way = stopsOf(index);
    return [way, way.toReversed()].map((stops) => {
      const name = `${300 + index}路(${stops[0].name}-${stops.at(-1)!.name})`;
      return `${name},${list(stops.map((stop) => stop.name))},${list(stops.map(({ lng, lat }) => `${lng},${lat}`))}`;
    });
  });
  return Buffer.from(['linename,stationname,stationgeo', ...rows.flat(), ''].join('\n'));
}

/** The published lines of Shenzhen, or synthetic ones in the same format if that file is absent. */
export async function busLineFile(): Promise<BusLineFile> {
  if (!hasRealLines) tell('the real line file is absent: the test uses synthetic lines');
  const buffer = hasRealLines ? await readFile(realFile) : madeUpLines(240);
  return { name: 'shenzhen-busline.csv', mimeType: 'text/csv', buffer };
}
