import { toWgs84, type Crs } from '@ooh/geo/point';
import type { CityFault } from './city-fault.ts';

export interface ListedPlace {
  /** As written in its row; otherwise what a place is called, with the number of the row. */
  readonly name: string;
  /** [lng, lat], WGS-84. */
  readonly center: readonly [number, number];
}

export interface PlaceRefusal {
  /** 1-based line of the text or row of the file; null for a place without one. */
  readonly row: number | null;
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
  /** Of the city that the places are in. */
  readonly faultOf: CityFault;
  readonly most: number;
  /** What a place of the list is called: 门店. */
  readonly noun: string;
}

const longestName = 60;
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** What is wrong with two numbers as longitude and latitude. */
function numberFault([lng, lat]: readonly [number, number]): string | null {
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return '经纬度顺序颠倒，应为「经度,纬度」';
  return Math.abs(lng) > 180 || Math.abs(lat) > 90 ? '坐标超出范围' : null;
}

/** Two numbers of a row as a place of the city, or why they are none. */
function placeOf(
  numbers: readonly [number, number],
  { crs, faultOf }: PlaceListRules,
): readonly [number, number] | string {
  const fault = numberFault(numbers);
  if (fault !== null) return fault;
  const { lng, lat } = toWgs84(crs, ...numbers);
  const center = [Number(lng.toFixed(6)), Number(lat.toFixed(6))] as const;
  return faultOf(center) ?? center;
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
export function parsePlaceList(text: string, rules: PlaceListRules): PlaceList {
  const { most, noun } = rules;
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
    const center = placeOf(found.place, rules);
    if (typeof center === 'string') refused.push({ row, text: line, reason: center });
    else if (places.has(center.join())) duplicates += 1;
    else if (places.size >= most) refused.push({ row, text: line, reason: `超过 ${most} 个${noun}` });
    else places.set(center.join(), { name: (found.name ?? `${noun} ${row}`).slice(0, longestName), center });
  }
  return { places: [...places.values()], refused, duplicates };
}
