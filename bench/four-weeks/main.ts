/**
 * Four-week reach from one measured week, against people whose four weeks are known:
 *   node bench/four-weeks/main.ts [seed]
 * Prints the mean absolute error in points of reach of each form, by kind of people.
 */
import { seededRandom } from '../../packages/measurement/src/random.ts';
import {
  fourWeeks,
  meanAbsoluteError,
  predictFourWeeks,
  type FourWeeks,
} from '../../packages/measurement/src/testing/four-weeks.ts';
import { cityLives } from './city-lives.ts';

const plans = 72;

/** Plans of 1 to 60 lines of the generated network, at several strengths. */
function cityRuns(persons: number, habit: number, seed: number): FourWeeks[] {
  const random = seededRandom(seed);
  const lives = cityLives(persons, habit, seed, random);
  return Array.from({ length: plans }, (_, plan) => {
    const intensity = new Float64Array(lives.cellCount);
    const count = [1, 3, 8, 20, 60][plan % 5];
    const strength = [0.002, 0.006, 0.02, 0.06][Math.floor(plan / 5) % 4];
    for (let i = 0; i < count; i++) {
      const line = lives.lines[random.below(lives.lines.length)];
      for (const cell of line) intensity[cell] += strength;
    }
    return predictFourWeeks(lives.weights, lives.contactsByDay(intensity));
  });
}

const seed = Number(process.argv[2] ?? 1);
const simulated = (novelty: number, regularity: number): FourWeeks[] =>
  fourWeeks({ persons: 4000, days: 28, side: 50, novelty, regularity }, plans, seededRandom(seed));
const groups: [string, () => FourWeeks[]][] = [
  ['firm habits (new places 0.3, usual way 0.9)', () => simulated(0.3, 0.9)],
  ['common habits (0.6, 0.8)', () => simulated(0.6, 0.8)],
  ['loose habits (1.0, 0.6)', () => simulated(1, 0.6)],
  ['generated city, bus lines, habit 0.8', () => cityRuns(4000, 0.8, seed)],
  ['generated city, bus lines, habit 0.6', () => cityRuns(4000, 0.6, seed)],
  ['generated city, bus lines, habit 0.4', () => cityRuns(4000, 0.4, seed)],
];

const points = (value: number): string => (100 * value).toFixed(2).padStart(9);
const worst = (runs: readonly FourWeeks[]): number =>
  Math.max(...runs.map((run) => Math.abs(run.growing - run.truth)));
const bias = (runs: readonly FourWeeks[]): number =>
  runs.reduce((sum, run) => sum + run.growing - run.truth, 0) / runs.length;
const heading = ['growing r', 'its bias', 'its worst', 'fixed r', 'repeated', 'anew', 'between'];

console.log(`Mean absolute error of four-week reach, points; ${plans} plans a row, seed ${seed}`);
console.log(`${''.padEnd(46)}${heading.map((text) => text.padStart(9)).join(' ')}`);
const all: FourWeeks[] = [];
const row = (name: string, runs: readonly FourWeeks[]): void => {
  const between = runs.filter((run) => run.repeated <= run.truth && run.truth <= run.anew).length;
  const figures = [
    meanAbsoluteError(runs, 'growing'),
    bias(runs),
    worst(runs),
    meanAbsoluteError(runs, 'fixed'),
    meanAbsoluteError(runs, 'repeated'),
    meanAbsoluteError(runs, 'anew'),
  ];
  console.log(
    `${name.padEnd(46)}${figures.map(points).join(' ')} ${`${between}/${runs.length}`.padStart(9)}`,
  );
};
for (const [name, run] of groups) {
  const runs = run();
  all.push(...runs);
  row(name, runs);
}
row('all', all);
