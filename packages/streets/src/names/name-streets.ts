import type { Random } from '../chance/seeded-random.ts';
import type { CityDeclaration } from '../declaration/city-declaration.ts';
import type { StreetLine } from '../lines/street-lines.ts';
import { distance, headingOf, pathLength, type XY } from '../plane/path.ts';
import { rankOf } from '../street-class.ts';
import { commonStems } from './stems.ts';

/** A declared name goes to a street this near and this parallel (sine of 37°) where none was laid for it. */
const [declaredReach, declaredSine] = [1800, 0.6];
/** A lesser class counts as this much farther away, metres. */
const metersPerClass = 150;
const longestName = 5;
const compass = '东西南北';
const numerals = '一二三四五六七八';

const isNamed = ({ streetClass }: StreetLine): boolean =>
  rankOf[streetClass] >= rankOf.trunk && rankOf[streetClass] <= rankOf.secondary;

/** Declared streets that were not laid by their name: the nearest street of about their direction takes it. */
function placeDeclared(lines: readonly StreetLine[], { streets, form, gridAngle }: CityDeclaration): void {
  const turn = form === 'radial' ? 0 : gridAngle;
  for (const { name, x, y, runs } of streets) {
    if (lines.some((line) => line.name === name)) continue;
    const wanted = (runs === 'north-south' ? Math.PI / 2 : 0) + turn;
    let [best, nearest]: [number, StreetLine | null] = [declaredReach, null];
    for (const line of lines) {
      if (line.name !== '' || !isNamed(line)) continue;
      const further = (rankOf[line.streetClass] - rankOf.trunk) * metersPerClass;
      for (let i = 0; i + 1 < line.path.length; i += 2) {
        const away = distance(line.path[i], [x, y]) + further;
        if (away >= best) continue;
        if (Math.abs(Math.sin(headingOf(line.path[i], line.path[i + 1]) - wanted)) >= declaredSine) continue;
        [best, nearest] = [away, line];
      }
    }
    if (nearest !== null) nearest.name = name;
  }
}

function endingOf({ streetClass }: StreetLine, random: Random): string {
  if (streetClass === 'trunk') return '大道';
  return streetClass === 'primary' || random() < 0.75 ? '路' : '街';
}

/** On which side of the centre a street lies, across its own direction. */
function sideOf({ path }: StreetLine): string {
  const [x, y] = path[path.length >> 1];
  const [first, last]: [XY, XY] = [path[0], path[path.length - 1]];
  const isNorthSouth = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0]);
  if (isNorthSouth) return x > 0 ? '东' : '西';
  return y > 0 ? '北' : '南';
}

/** Names that a stem gives, the plainest first. */
const namesOf = (stem: string, side: string, ending: string): readonly string[] => [
  `${stem}${ending}`,
  `${stem}${side}${ending}`,
  ...[...compass].map((other) => `${stem}${other}${ending}`),
  `新${stem}${ending}`,
  ...[...numerals].map((numeral) => `${stem}${numeral}${ending}`),
  `${stem}支${ending}`,
];

/** Gives out each name once: a stem to every street before any stem comes again. */
class NameGiver {
  readonly #used: Set<string>;
  readonly #stems: readonly string[];
  #next = 0;

  constructor(used: Iterable<string>, stems: readonly string[]) {
    this.#used = new Set(used);
    this.#stems = stems;
  }

  take(side: string, ending: string): string {
    for (let tried = 0; tried < this.#stems.length; tried++) {
      const stem = this.#stems[(this.#next + tried) % this.#stems.length];
      const free = namesOf(stem, side, ending).find(
        (name) => name.length <= longestName && !this.#used.has(name),
      );
      if (free === undefined) continue;
      this.#used.add(free);
      this.#next += tried + 1;
      return free;
    }
    return '';
  }
}

/**
 * Names the trunk to secondary streets that have none: first those that are declared, then stems in use everywhere,
 * the commonest on the widest and longest streets. Minor streets have no names.
 */
export function nameStreets(
  lines: readonly StreetLine[],
  declaration: CityDeclaration,
  random: Random,
): void {
  placeDeclared(lines, declaration);
  const declared = declaration.streets.map(({ name }) => name);
  // A stem of a declared street is that street's.
  const own = new Set(declared.map((name) => name.slice(0, 2)));
  const giver = new NameGiver(
    [...declared, ...lines.map(({ name }) => name)],
    commonStems.filter((stem) => !own.has(stem)),
  );
  const nameless = lines
    .filter((line) => line.name === '' && isNamed(line))
    .map((line) => ({ line, rank: rankOf[line.streetClass], length: pathLength(line.path) }))
    .sort((a, b) => a.rank - b.rank || b.length - a.length);
  for (const { line } of nameless) line.name = giver.take(sideOf(line), endingOf(line, random));
}
