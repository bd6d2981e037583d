import type { StreetClass } from '../street-class.ts';
import type { XY } from '../plane/path.ts';
import type {
  DeclaredCentre,
  DeclaredEllipse,
  DeclaredRing,
  DeclaredRiver,
  DeclaredRoad,
  DeclaredStreet,
} from './city-declaration.ts';

const classOfLetter: Readonly<Record<string, StreetClass>> = {
  h: 'motorway',
  x: 'expressway',
  t: 'trunk',
  p: 'primary',
};
const usualCentreRadius = 4000;

export function readNumber(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`“${text}” 不是数`);
  return value;
}

/** Kilometres in the text, metres as a number. */
export const readKilometers = (text: string): number => readNumber(text) * 1000;

function readPositions(text: string): readonly XY[] {
  const controls = text.split(';').map((pair): XY => {
    const [x, y, ...more] = pair.split(',').map(readKilometers);
    if (y === undefined || more.length > 0) throw new Error(`“${pair}”: 应为 x,y`);
    return [x, y];
  });
  if (controls.length < 2) throw new Error(`“${text}”: 至少两个点`);
  return controls;
}

/** A name, then numbers separated by commas, then what `ending` matches. */
function readNamed(text: string, ending: string): { name: string; numbers: readonly number[]; end: string } {
  const match = new RegExp(`^([^\\d.,-]+)([-\\d.,]+)(${ending})$`).exec(text);
  if (match === null) throw new Error(`“${text}”: 应为名称与坐标`);
  return { name: match[1], numbers: match[2].split(',').map(readKilometers), end: match[3] };
}

export function readRing(text: string): DeclaredRing {
  const match = /^([^\d.]*)([\d.]+)(?:\/([\d.]+))?([htxp])$/.exec(text);
  if (match === null) throw new Error(`环 “${text}”: 应为 名称<km>[/<km>]<等级>`);
  const [, name, x, y = x, letter] = match;
  return {
    name,
    radiusX: readKilometers(x),
    radiusY: readKilometers(y),
    streetClass: classOfLetter[letter],
  };
}

export function readRoad(text: string): DeclaredRoad {
  const match = /^(.+)([htxp]):(.+)$/.exec(text);
  if (match === null) throw new Error(`线 “${text}”: 应为 名称<等级>:x,y;x,y…`);
  return { name: match[1], streetClass: classOfLetter[match[2]], controls: readPositions(match[3]) };
}

export function readRiver(text: string): DeclaredRiver {
  const match = /^(\D+)(\d+):(.+)$/.exec(text);
  if (match === null) throw new Error(`江 “${text}”: 应为 名称<米>:x,y;x,y…`);
  return { name: match[1], widthMeters: readNumber(match[2]), controls: readPositions(match[3]) };
}

export function readEllipse(text: string): DeclaredEllipse {
  const { name, numbers } = readNamed(text, '');
  const [x, y, radiusX, radiusY = radiusX] = numbers;
  if (numbers.length > 4 || !(radiusX > 0 && radiusY > 0)) throw new Error(`“${text}”: 应为 名称x,y,rx[,ry]`);
  return { name, x, y, radiusX, radiusY };
}

export function readCentre(text: string): DeclaredCentre {
  const { name, numbers } = readNamed(text, '');
  const [x, y, radius = usualCentreRadius] = numbers;
  if (y === undefined || numbers.length > 3) throw new Error(`心 “${text}”: 应为 名称x,y[,r]`);
  return { name, x, y, radius };
}

export function readStreet(text: string): DeclaredStreet {
  const { name, numbers, end } = readNamed(text, '[NE]');
  if (numbers.length !== 2) throw new Error(`路 “${text}”: 应为 名称x,y 与 N 或 E`);
  return { name, x: numbers[0], y: numbers[1], runs: end === 'N' ? 'north-south' : 'east-west' };
}
