/**
 * The calibration of contacts: people on the streets of four cities, lines laid on them, scale and heterogeneity fitted
 * to published figures, and every figure that the model can compute with the published one.
 */
import { busBodyCalibration } from '@ooh/measurement/calibration/bus-bodies';
import { segmentIndex } from '@ooh/people/exposure/segment-index';
import { tableText } from '../harness/table.ts';
import type { PartOfBench } from '../speed/part.ts';
import { answerBenchmarks, type BenchmarkAnswer } from './benchmark-rows.ts';
import { caseCities, opportunityView, populate, type CaseCity, type Populated } from './case-city.ts';
import { laidLines, matchedLines, shenzhenLines, type CaseLine, type StopLine } from './case-lines.ts';
import { fitFleet, scalesInRange, type Fit, type ScaleRange } from './fit.ts';
import { fleetOf, type Fleet } from './fleet.ts';
import { serviceCities } from './service-fleet.ts';
import { fleetResults, movedResult, targetResults, type TargetResult } from './targets.ts';

const seed = 1;
/** Lines laid on the streets of a city; real ones are all taken, but in a quick run. */
const lineCounts = { small: 150, full: 600 } as const;

interface CityResult {
  readonly name: string;
  readonly lines: string;
  readonly fit: Fit;
  readonly targets: readonly TargetResult[];
  readonly answers: readonly BenchmarkAnswer[];
  readonly cost: Readonly<Record<string, number>>;
}

const turns = [
  { name: '10 km east', shift: ({ x, y }: { x: number; y: number }) => ({ x: x + 10_000, y }) },
  {
    name: 'by half a turn',
    shift: ({ x, y }: { x: number; y: number }) => ({ x: 10_000 - x, y: 16_000 - y }),
  },
];

function movedTargets(
  { city, index, panel }: Populated,
  stops: readonly StopLine[],
  { fleet, fit, vehicles }: { fleet: Fleet; fit: Fit; vehicles: number },
): TargetResult[] {
  return turns.map(({ name, shift }) => {
    const moved = fleetOf(matchedLines(city, stops, vehicles, shift), panel.weight, index);
    return movedResult(name, fleet, moved, fit);
  });
}

async function calibrate(
  case_: CaseCity,
  persons: number,
  isSmall: boolean,
  say: (text: string) => void,
): Promise<CityResult> {
  const people = await populate(case_, persons, seed, say);
  const { city, panel, index, chunks } = people;
  const real =
    case_.adcode === '440300'
      ? (shenzhenLines(city)?.slice(0, isSmall ? lineCounts.small : undefined) ?? null)
      : null;
  const stops = real ?? laidLines(city, isSmall ? lineCounts.small : lineCounts.full);
  let since = performance.now();
  const cost: Record<string, number> = { ...people.cost };
  const took = (step: string): void => {
    cost[step] = performance.now() - since;
    say(`${case_.adcode} ${step} ${(cost[step] / 1000).toFixed(1)} s`);
    since = performance.now();
  };
  const lines: CaseLine[] = matchedLines(city, stops, case_.fleet);
  took('matching');
  const fleet = fleetOf(lines, panel.weight, index);
  took('rates');
  const fit = fitFleet(fleet);
  took('fit');
  const opportunities = fleetOf(lines, panel.weight, segmentIndex(city.graph, chunks, opportunityView));
  const targets = targetResults(people, fleet, fit);
  if (real !== null) targets.push(...movedTargets(people, stops, { fleet, fit, vehicles: case_.fleet }));
  const answers = answerBenchmarks({ travel: people.travel, fleet, opportunities, fit });
  took('questions');
  return {
    name: case_.name,
    lines: real === null ? `${lines.length} lines laid on the streets` : `${lines.length} real lines`,
    fit,
    targets,
    answers,
    cost,
  };
}

const rangeOf = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null || high === null ? '' : `${low}–${high}`;
const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function answerTable(results: readonly CityResult[]): string {
  const columns = ['published', 'market', 'value', 'range', 'quality', ...results.map(({ name }) => name)];
  return tableText(
    columns.map((title, i) => ({ title, align: i === 2 || i >= 5 ? ('right' as const) : ('left' as const) })),
    results[0].answers.map(({ benchmark }, row) => [
      benchmark.id,
      `${benchmark.market} ${benchmark.year ?? ''}`.trim(),
      number(benchmark.value),
      rangeOf(benchmark),
      benchmark.quality,
      ...results.map(({ answers }) => {
        const { model, isInRange } = answers[row];
        return `${number(model)}${isInRange === false ? ' ✗' : ''}`;
      }),
    ]),
  );
}

const targetTable = ({ targets }: CityResult): string =>
  tableText(
    [{ title: 'target' }, { title: 'wanted' }, { title: 'model' }, { title: 'met' }],
    targets.map(({ target, wanted, model, isMet }) => [target, wanted, model, isMet ? 'yes' : 'no']),
  );

interface ServedCities {
  readonly results: readonly CityResult[];
  /** Between which scales the median line of every class and city lies within its published range; the declared one is 1. */
  readonly scales: ScaleRange;
}

/** The cities as the service has them: contacts on cells with the declared scale, each person Poisson. */
async function askService(
  cities: readonly CaseCity[],
  persons: number,
  say: (text: string) => void,
): Promise<ServedCities> {
  const fit: Fit = { scale: 1, heterogeneity: Infinity, errorPoints: Number.NaN };
  const asked = cities.map(({ adcode, cityCode = adcode, fleet }) => ({ cityCode, fleet }));
  const read = await serviceCities(asked, persons, say);
  const results = read.map(({ fleet, affluent, fixedMedia }, i) => ({
    name: `${cities[i].name}, as served`,
    lines: `${fleet.lines.length} generated lines`,
    fit,
    targets: [...fleetResults(fleet, affluent, fit), ...fixedMedia],
    answers: answerBenchmarks({ fleet, fit }),
    cost: {},
  }));
  return { results, scales: scalesInRange(read.map(({ fleet }) => fleet)) };
}

export const runCalibration: PartOfBench = async ({ small, say }) => {
  const cities = small ? caseCities.slice(0, 1) : caseCities;
  const results: CityResult[] = [];
  for (const case_ of cities) {
    results.push(await calibrate(case_, small ? 2000 : 8000, small, say));
  }
  const { results: served, scales } = await askService(cities, small ? 4000 : 20_000, say);
  const inRange = (all: readonly CityResult[]): string => {
    const asked = all.flatMap(({ answers }) => answers).filter(({ isInRange }) => isInRange !== null);
    const inside = asked.filter(({ isInRange }) => isInRange).length;
    return `${inside} of ${asked.length} (${((100 * inside) / asked.length).toFixed(0)} %)`;
  };
  const fits = results.map(
    ({ name, lines, fit }) =>
      `${name}: ${lines}; a ${fit.scale.toFixed(3)}, κ ${fit.heterogeneity.toFixed(2)}, off by ${fit.errorPoints.toFixed(1)} points`,
  );
  const { scale, heterogeneity, fittedOn } = busBodyCalibration;
  const declared = `declared by default: a ${scale}, κ ${heterogeneity}, fitted on ${fittedOn}`;
  return {
    comparisons: [],
    seeds: { people: seed },
    versions: {},
    figures: { cities: results, served, scales },
    notes: [
      [...fits, declared].join('\n'),
      `inside the published range: ${inRange(results)} on streets, ${inRange(served)} as served`,
      `median line of every class and city as served in range: with ${scales.least.toFixed(3)} to ${scales.most.toFixed(3)} times the declared scale`,
      answerTable(results),
      answerTable(served),
      ...[...results, ...served].map((result) => `${result.name}\n${targetTable(result)}`),
    ],
  };
};
