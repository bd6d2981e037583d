import { toWgs84, type Crs } from '@ooh/geo/point';

export interface ListedPlace {
  /** As written in its row; otherwise what a place is called, with the number of the row. */
  readonly name: string;
  /** [lng, lat], WGS-84. */
  readonly center: readonly [number, number];
}

export interface PlaceRefusal {
  /** 1-based line of the text. */
  readonly row: number;
  readonly text: string;
  readonly reason: string;
}

export interface PlaceList {
  /** Each place once. */
  readonly places: readonly ListedPlace[];
  readonly refused: readonly PlaceRefusal[];
  readonly duplicates: number;
}

export interface PlaceListRules {
  readonly crs: Crs;
  /** Middle of the city that the places are in. */
  readonly centre: readonly [number, number];
  readonly most: number;
  /** What a place of the list is called: 门店. */
  readonly noun: string;
}

/** Places farther than this from the city's middle are refused as mistyped, degrees. */
const cityReachDegrees = 2;
const longestName = 60;
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

function refusalOf([lng, lat]: readonly [number, number], centre: PlaceListRules['centre']): string | null {
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return '经纬度顺序颠倒，应为「经度,纬度」';
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return '坐标超出范围';
  const isFar = Math.abs(lng - centre[0]) > cityReachDegrees || Math.abs(lat - centre[1]) > cityReachDegrees;
  return isFar ? '坐标不在该城市附近' : null;
}

/** The last two numbers of a row, and the first of its cells that is none. */
function readRow(line: string) {
  const numbers = line.split(/[,，;； ]+/).filter(isNumber);
  const [lng, lat] = numbers.slice(-2);
  if (lng === undefined || lat === undefined) return null;
  const cells = line.split(/[,，;；]+/).map((cell) => cell.replace(`${lng} ${lat}`, '').trim());
  const name = cells.find((cell) => cell !== '' && !isNumber(cell));
  return { name, place: [Number(lng), Number(lat)] as const };
}

/**
 * Places out of pasted text or a CSV file: one a line, the last two numbers of the line are longitude and latitude in
 * the given reference system. A head row without numbers is passed over.
 */
export function parsePlaceList(text: string, { crs, centre, most, noun }: PlaceListRules): PlaceList {
  const places = new Map<string, ListedPlace>();
  const refused: PlaceRefusal[] = [];
  let duplicates = 0;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.replaceAll('"', '').replaceAll('\t', ',').replace(/\s+/g, ' ').trim();
    if (/^[,，;； ]*$/.test(line)) continue;
    const row = index + 1;
    const found = readRow(line);
    if (found === null) {
      if (row > 1 || /\d/.test(line)) refused.push({ row, text: line, reason: '没有找到经度和纬度' });
      continue;
    }
    const reason = refusalOf(found.place, centre) ?? (places.size >= most ? `超过 ${most} 个${noun}` : null);
    if (reason !== null) {
      refused.push({ row, text: line, reason });
      continue;
    }
    const { lng, lat } = toWgs84(crs, ...found.place);
    const center = [Number(lng.toFixed(6)), Number(lat.toFixed(6))] as const;
    const name = (found.name ?? `${noun} ${row}`).slice(0, longestName);
    if (places.has(center.join())) duplicates += 1;
    else places.set(center.join(), { name, center });
  }
  return { places: [...places.values()], refused, duplicates };
}
