import { toWgs84, type Crs } from '@ooh/geo/point';

export interface Store {
  readonly name: string;
  /** [lng, lat], WGS-84. */
  readonly center: readonly [number, number];
}

export interface ParsedStores {
  readonly stores: readonly Store[];
  readonly refused: readonly { readonly row: number; readonly reason: string }[];
}

/** As many fences as a plan may have. */
export const mostStores = 50;
/** Stores farther than this from the city's middle are refused as mistyped, degrees. */
const cityReachDegrees = 2;

function refusalOf([lng, lat]: readonly [number, number], centre: readonly [number, number]): string | null {
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return '经纬度顺序颠倒，应为「名称,经度,纬度」';
  const isFar = Math.abs(lng - centre[0]) > cityReachDegrees || Math.abs(lat - centre[1]) > cityReachDegrees;
  return isFar ? '坐标不在该城市附近' : null;
}

/**
 * Stores out of pasted text or a CSV file: one a line, name first, the last two numbers are longitude and latitude.
 * A head row without numbers is passed over; a second store at the same place is left out.
 */
export function parseStores(text: string, crs: Crs, centre: readonly [number, number]): ParsedStores {
  const stores = new Map<string, Store>();
  const refused: { row: number; reason: string }[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cells = raw
      .replaceAll('"', '')
      .split(/[,，;；\t]+/)
      .map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) continue;
    const row = index + 1;
    const numbers = cells.filter((cell) => /^-?\d+(\.\d+)?$/.test(cell)).map(Number);
    const [lng, lat] = numbers.slice(-2);
    if (lng === undefined || lat === undefined) {
      if (row > 1) refused.push({ row, reason: '没有找到经度和纬度' });
      continue;
    }
    const reason =
      refusalOf([lng, lat], centre) ?? (stores.size >= mostStores ? `超过 ${mostStores} 个门店` : null);
    if (reason !== null) {
      refused.push({ row, reason });
      continue;
    }
    const point = toWgs84(crs, lng, lat);
    const center = [Number(point.lng.toFixed(6)), Number(point.lat.toFixed(6))] as const;
    const name = cells.find((cell) => cell !== '' && !/^-?\d+(\.\d+)?$/.test(cell)) ?? `门店 ${row}`;
    if (!stores.has(center.join())) stores.set(center.join(), { name: name.slice(0, 60), center });
  }
  return { stores: [...stores.values()], refused };
}
