/**
 * Reads a city's declaration out of one line:
 *
 *     code name lng,lat R<km>[/<km>] g<degrees> form (key value)…
 *
 * All coordinates are km from the centre, x east, y north. Keys: 环 rings, 射 radials, 线 main roads, 江 rivers,
 * 湖 lakes, 山 hills, 心 centres, 路 well-known streets. A key without a value declares nothing.
 */
import type { CityDeclaration, CityForm } from './city-declaration.ts';
import {
  readCentre,
  readEllipse,
  readKilometers,
  readNumber,
  readRing,
  readRiver,
  readRoad,
  readStreet,
} from './read-parts.ts';

const forms: Readonly<Record<string, CityForm>> = { 圆: 'radial', 方: 'grid', 线: 'linear' };
const keys = ['环', '射', '线', '江', '湖', '山', '心', '路'] as const;
type Key = (typeof keys)[number];
const isKey = (word: string | undefined): word is Key =>
  (keys as readonly (string | undefined)[]).includes(word);

function readValues(words: readonly string[]): ReadonlyMap<Key, string> {
  const values = new Map<Key, string>();
  for (let i = 0; i < words.length; i++) {
    const key = words[i];
    if (!isKey(key)) throw new Error(`“${key}”: 应为 ${keys.join(' ')} 之一`);
    if (values.has(key)) throw new Error(`“${key}” 重复`);
    const value = words[i + 1];
    if (value === undefined || isKey(value)) continue;
    values.set(key, value);
    i++;
  }
  return values;
}

function parseLine(line: string): CityDeclaration {
  const [cityCode, name, place = '', radius = '', angle = '', form = '', ...rest] = line.split(/\s+/);
  if (!/^\d{6}$/.test(cityCode)) throw new Error(`“${cityCode}”: 应为 6 位行政区代码`);
  const [lng, lat] = place.split(',').map((text) => readNumber(text));
  if (!(lng > 70 && lng < 140 && lat > 3 && lat < 55)) throw new Error(`中心 “${place}” 不在中国范围内`);
  if (!radius.startsWith('R')) throw new Error(`“${radius}”: 应为 R<km>`);
  const [radiusX, radiusY = radiusX] = radius.slice(1).split('/').map(readKilometers);
  if (!angle.startsWith('g')) throw new Error(`“${angle}”: 应为 g<度>`);
  if (!(form in forms)) throw new Error(`“${form}”: 应为 ${Object.keys(forms).join('、')} 之一`);
  const values = readValues(rest);
  const list = <Part>(key: Key, separator: string, read: (text: string) => Part): readonly Part[] =>
    values.get(key)?.split(separator).map(read) ?? [];
  return {
    cityCode,
    name,
    lng,
    lat,
    radiusX,
    radiusY,
    gridAngle: (readNumber(angle.slice(1)) * Math.PI) / 180,
    form: forms[form],
    rings: list('环', ',', readRing),
    radials: readNumber(values.get('射') ?? '0'),
    roads: list('线', '|', readRoad),
    rivers: list('江', '|', readRiver),
    lakes: list('湖', ';', readEllipse),
    hills: list('山', ';', readEllipse),
    centres: list('心', ';', readCentre),
    streets: list('路', ';', readStreet),
  };
}

/** Throws with the city and the part that cannot be read. */
export function parseDeclaration(line: string): CityDeclaration {
  try {
    return parseLine(line.trim());
  } catch (error) {
    throw new Error(`城市声明 “${line.trim().slice(0, 12)}…”: ${(error as Error).message}`, { cause: error });
  }
}
