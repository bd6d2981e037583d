import { toWgs84, type Crs } from '@ooh/geo/point';

export interface PlaceRefusal {
  /** 1-based line of the text. */
  readonly row: number;
  readonly text: string;
  readonly reason: string;
}

export interface ParsedPlaces {
  /** [lng, lat], WGS-84, each place once. */
  readonly points: readonly (readonly [number, number])[];
  readonly refused: readonly PlaceRefusal[];
  readonly duplicates: number;
}

export const mostPlaces = 5000;
/** Places farther than this from the city centre are refused as mistyped, degrees. */
const cityReachDegrees = 2;

function coordinatesIn(text: string): [number, number] | null {
  const numbers = text
    .split(/[,，;；\t ]+/)
    .filter((part) => /^-?\d+(\.\d+)?$/.test(part))
    .map(Number);
  const pair = numbers.slice(-2);
  return pair.length === 2 ? [pair[0], pair[1]] : null;
}

function refusalOf(
  [lng, lat]: [number, number],
  [centreLng, centreLat]: readonly [number, number],
): string | null {
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return '经纬度顺序颠倒，应为「经度,纬度」';
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return '坐标超出范围';
  const isFar = Math.abs(lng - centreLng) > cityReachDegrees || Math.abs(lat - centreLat) > cityReachDegrees;
  return isFar ? '坐标不在该城市附近' : null;
}

/**
 * Own places out of pasted text or a CSV file: one a line, the last two numbers of the line are longitude and
 * latitude in the given reference system. A head row without numbers is passed over.
 */
export function parsePlaces(text: string, crs: Crs, centre: readonly [number, number]): ParsedPlaces {
  const points = new Map<string, readonly [number, number]>();
  const refused: PlaceRefusal[] = [];
  let duplicates = 0;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.replaceAll('"', '').trim();
    if (line === '') continue;
    const row = index + 1;
    const found = coordinatesIn(line);
    if (found === null) {
      if (row > 1 || /\d/.test(line)) refused.push({ row, text: line, reason: '没有找到经度和纬度' });
      continue;
    }
    const reason = refusalOf(found, centre) ?? (points.size >= mostPlaces ? `超过 ${mostPlaces} 个点` : null);
    if (reason !== null) {
      refused.push({ row, text: line, reason });
      continue;
    }
    const { lng, lat } = toWgs84(crs, found[0], found[1]);
    const key = `${lng.toFixed(6)},${lat.toFixed(6)}`;
    if (points.has(key)) duplicates += 1;
    else points.set(key, [Number(lng.toFixed(6)), Number(lat.toFixed(6))]);
  }
  return { points: [...points.values()], refused, duplicates };
}
