import { clippedLine, clippedRing, thinnedLine } from './clip-path.ts';
import type { DocumentMap, MapPoint } from './document-map.ts';
import type { GroupElement, LeafElement, LineLook, Place } from './slide-draft.ts';

const themes = {
  light: {
    sea: 'D3E2EE',
    outside: 'ECEEF0',
    land: 'F8F8F6',
    green: 'E3ECDD',
    border: 'B3BDC9',
    streets: ['CDD5DE', 'CDD5DE', 'D6DDE5', 'DEE4EA', 'E5E9EE', 'E9ECF0'],
    ways: ['2C8CFF', '0A62D0', '083A80'],
    casing: 'FFFFFF',
    label: '55616F',
  },
  dark: {
    sea: '0A1524',
    outside: '0B1626',
    land: '101E33',
    green: '12233A',
    border: '22344E',
    streets: ['2A4063', '2A4063', '233757', '1D304D', '192A45', '17263E'],
    ways: ['3D8CF5', '75B4FF', 'CFE6FF'],
    casing: '0B1626',
    label: 'C3CEDC',
  },
} as const;

export type MapTheme = keyof typeof themes;

/** Shortest side of a view, so that a single point stands among its streets. */
const leastSpanMeters = 5000;
/** Widest class of street that is left out, by the metres that a point of the page stands for. */
const shownRanks: readonly (readonly [metersPerPoint: number, ranks: number])[] = [
  [14, 6],
  [32, 5],
  [75, 4],
  [160, 3],
];

export interface View {
  readonly metersPerPoint: number;
  readonly at: (point: MapPoint) => MapPoint;
}

/** What is shown, or else what is bought, fills the frame with a margin; without anything the whole city does. */
export function viewOf(map: DocumentMap, { width, height }: Place, wanted: readonly MapPoint[] = []): View {
  const bought = [
    ...map.ways.flatMap(({ path }) => path),
    ...map.points.map(({ at }) => at),
    ...(map.zones ?? []).flatMap(({ rings }) => rings.flat()),
  ];
  const shown =
    wanted.length > 0
      ? wanted
      : bought.length > 0
        ? bought
        : map.districts.flatMap(({ rings }) => rings.flat());
  const [xs, ys] = [shown.map(([x]) => x), shown.map(([, y]) => y)];
  const [left, right] = extent(xs);
  const [bottom, top] = extent(ys);
  const metersPerPoint = Math.max(
    (right - left) / (width * 0.86),
    (top - bottom) / (height * 0.84),
    leastSpanMeters / Math.min(width, height),
  );
  const [x0, y0] = [(left + right) / 2, (bottom + top) / 2];
  const at = ([x, y]: MapPoint): MapPoint => [
    width / 2 + (x - x0) / metersPerPoint,
    height / 2 - (y - y0) / metersPerPoint,
  ];
  return { metersPerPoint, at };
}

function extent(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return values.length === 0 ? [0, 0] : [least, most];
}

const shortest = (value: number): string => String(Math.round(value * 10) / 10);
const wayOf = (points: readonly MapPoint[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${shortest(x)} ${shortest(y)}`).join('');

/** Labels that do not cover each other, the first first. */
function apart<Label extends { readonly x: number; readonly y: number; readonly width: number }>(
  labels: readonly Label[],
): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const meets = kept.some(
      (other) =>
        Math.abs(other.x - label.x) < (other.width + label.width) / 2 + 4 && Math.abs(other.y - label.y) < 15,
    );
    if (!meets) kept.push(label);
  }
  return kept;
}

/** Classes of lines by units, few to many. */
export function unitClasses(units: readonly number[]): readonly [number, number] {
  const sorted = [...new Set(units)].sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return [at(1 / 3), at(2 / 3)];
}

/**
 * A map in a frame as one group of shapes: ground, streets, borders, and above them what is bought. `wanted` are the
 * places that the view holds; what is bought where left out.
 */
export function cityMap(
  map: DocumentMap,
  frame: Place,
  theme: MapTheme = 'light',
  hasLabels = true,
  wanted: readonly MapPoint[] = [],
): GroupElement {
  const look = themes[theme];
  const { at, metersPerPoint } = viewOf(map, frame, wanted);
  const box = { width: frame.width, height: frame.height };
  const rings = (all: readonly (readonly MapPoint[])[]): string =>
    all
      .map((ring) => clippedRing(thinnedLine(ring.map(at), 0.4), box))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${wayOf(ring)}Z`)
      .join('');
  const lines = (all: readonly (readonly MapPoint[])[]): string =>
    all
      .flatMap((path) => clippedLine(thinnedLine(path.map(at), 0.7), box))
      .map(wayOf)
      .join('');
  const elements: LeafElement[] = [];
  const add = (name: string, commands: string, paint: { fill?: string; line?: LineLook }): void => {
    if (commands !== '')
      elements.push({ kind: 'shape', name, ...frame, form: { kind: 'path', commands }, ...paint });
  };
  elements.push({
    kind: 'shape',
    name: '底色',
    ...frame,
    form: { kind: 'rectangle' },
    fill: map.isCoastal ? look.sea : look.outside,
  });
  if (map.isCoastal) add('陆地', rings(map.land), { fill: look.outside });
  const borders = map.districts.flatMap((district) => district.rings);
  add('市域', rings(borders), { fill: look.land });
  add('绿地', rings(map.green), { fill: look.green });
  add('水面', rings(map.water), { fill: look.sea });
  const ranks = shownRanks.find(([meters]) => metersPerPoint <= meters)?.[1] ?? 2;
  const widths = [1.7, 1.7, 1.3, 1, 0.7, 0.5];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const own = map.streets.filter((street) => street.rank === rank).map(({ path }) => path);
    add(`道路 ${rank + 1}`, lines(own), { line: { color: look.streets[rank], width: widths[rank] } });
  }
  add('行政区界', lines(borders), { line: { color: look.border, width: 0.6, isDashed: true } });
  for (const { name, share, rings: outlines } of map.zones ?? []) {
    const commands = rings(outlines);
    if (commands === '') continue;
    const where = { ...frame, form: { kind: 'path', commands } } as const;
    const line = { color: look.ways[1], width: 0.8 };
    elements.push({ kind: 'shape', name, ...where, fill: look.ways[1], opacity: zoneOpacity(share), line });
  }
  const [some, many] = unitClasses(map.ways.map(({ units }) => units));
  const classOf = (units: number): number => (units >= many && many > 0 ? 2 : units >= some ? 1 : 0);
  const ways = map.ways.toSorted((a, b) => a.units - b.units);
  for (const { name, units, path } of ways) {
    const commands = lines([path]);
    const rank = map.ways.length < 3 ? 1 : classOf(units);
    const width = 1.8 + 0.7 * rank;
    add(`${name} 描边`, commands, { line: { color: look.casing, width: width + 1.8 } });
    add(name, commands, { line: { color: look.ways[rank], width } });
  }
  elements.push(...positionsOf(map, frame, at, look));
  if (hasLabels) elements.push(...labelsOf(map, frame, at, look.label));
  elements.push(...zoneMarks(map, frame, at));
  return { kind: 'group', name: `${map.cityName}地图`, ...frame, elements };
}

/** The positions of a map: one that the map is about alone is large, those beside it are small and grey. */
function positionsOf(
  map: DocumentMap,
  frame: Place,
  at: View['at'],
  look: (typeof themes)[MapTheme],
): LeafElement[] {
  const own = map.points.filter(({ isQuiet = false }) => !isQuiet).length;
  return map.points.flatMap(({ name, at: place, isQuiet = false }): LeafElement[] => {
    const [x, y] = at(place);
    const size = isQuiet ? 6 : own === 1 ? 11 : map.points.length > 60 ? 5 : 8;
    if (x < size || y < size || x > frame.width - size || y > frame.height - size) return [];
    return [
      {
        kind: 'shape',
        name,
        x: frame.x + x - size / 2,
        y: frame.y + y - size / 2,
        width: size,
        height: size,
        form: { kind: 'ellipse' },
        fill: isQuiet ? look.label : look.ways[1],
        line: { color: look.casing, width: 1 },
      },
    ];
  });
}

/** Opacity of a shaded area, so that streets stay readable below the darkest and the palest is still seen. */
const zoneOpacity = (share: number): number => Math.round((0.15 + 0.5 * share) * 100) / 100;

/** The marks of shaded areas, the first first. */
function zoneMarks(map: DocumentMap, frame: Place, at: View['at']): LeafElement[] {
  const size = 15;
  const marks = (map.zones ?? []).flatMap(({ mark, rings }) => {
    const [x, y] = middleOf(rings.flat().map(at));
    const isInside = x > size && y > size && x < frame.width - size && y < frame.height - size;
    return isInside && mark !== '' ? [{ mark, x, y, width: size }] : [];
  });
  return apart(marks).flatMap(({ mark, x, y }): LeafElement[] => {
    const place = { x: frame.x + x - size / 2, y: frame.y + y - size / 2, width: size, height: size };
    return [
      { kind: 'shape', name: mark, ...place, form: { kind: 'ellipse' }, fill: '083A80' },
      {
        kind: 'text',
        ...place,
        paragraphs: [mark],
        size: 9,
        bold: true,
        color: 'FFFFFF',
        align: 'center',
        anchor: 'middle',
      },
    ];
  });
}

/** Centre of the box of a ring's corners. */
function middleOf(ring: readonly MapPoint[]): MapPoint {
  const [left, right] = extent(ring.map(([x]) => x));
  const [bottom, top] = extent(ring.map(([, y]) => y));
  return [(left + right) / 2, (bottom + top) / 2];
}

function labelsOf(map: DocumentMap, frame: Place, at: View['at'], color: string): LeafElement[] {
  const labels = map.districts.flatMap(({ name, rings }) => {
    const box = { width: frame.width, height: frame.height };
    const largest = rings
      .map((ring) => clippedRing(ring.map(at), box))
      .filter((ring) => ring.length > 2)
      .sort((a, b) => b.length - a.length)[0];
    if (largest === undefined) return [];
    const [x, y] = middleOf(largest);
    const width = name.length * 10 + 8;
    if (x < width / 2 + 4 || x > frame.width - width / 2 - 4 || y < 60 || y > frame.height - 44) return [];
    return [{ name, x, y, width }];
  });
  return apart(labels).map(({ name, x, y, width }) => ({
    kind: 'text',
    x: frame.x + x - width / 2,
    y: frame.y + y - 8,
    width,
    height: 16,
    paragraphs: [name],
    size: 9,
    color,
    align: 'center',
    anchor: 'middle',
  }));
}
