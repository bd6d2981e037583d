/**
 * What scale and heterogeneity of bus bodies are fitted to: contacts of three classes of lines and nine cells of reach,
 * derived from audits, and the one audited reach of bus bodies that is known with its weight.
 */
import type { AudienceBenchmark, BenchmarkCampaign, LineClass } from './benchmark-row.ts';

export const dublinSource =
  'adworld.ie 2017-10-26; fleet: Dublin Bus annual report 2017 (docslib.org 3249506)';
const derived = 'derived from the audits of this table';

interface ContactTarget extends AudienceBenchmark {
  readonly low: number;
  readonly high: number;
  readonly lineClass: LineClass;
}

export interface ReachTarget extends AudienceBenchmark {
  readonly low: number;
  readonly high: number;
  readonly campaign: BenchmarkCampaign;
}

const contacts = (lineClass: LineClass, value: number, low: number, high: number): ContactTarget => ({
  id: `contacts-${lineClass}`,
  market: '中国特大城市',
  year: 2026,
  measure: 'contacts-per-vehicle-day',
  definition: `full wrap, median ${lineClass} line, residents 15+, mean of all days`,
  value,
  low,
  high,
  quality: 'target',
  source: derived,
  lineClass,
});

/** Weeks of the three cells; reach is given as low, central, high. */
const weeksOfCells = [1, 4, 8];
const reachCells = (
  fleetShare: number,
  cells: readonly (readonly [number, number, number])[],
): ReachTarget[] =>
  cells.map(([low, value, high], i) => ({
    id: `reach-${fleetShare * 100}pc-${weeksOfCells[i]}w`,
    market: '中国特大城市',
    year: 2026,
    measure: 'reach-percent',
    definition: `full wraps on ${fleetShare * 100} % of the real fleet, many lines, residents 15+ of the districts served`,
    value,
    low,
    high,
    quality: 'target',
    source: derived,
    campaign: { fleetShare, form: 'full-wrap', days: 7 * weeksOfCells[i] },
  }));

/** The three classes of lines and the nine cells of reach: what scale and heterogeneity are fitted to. */
export const contactTargetOf: Readonly<Record<LineClass, ContactTarget>> = {
  trunk: contacts('trunk', 15_000, 10_000, 25_000),
  ordinary: contacts('ordinary', 8000, 5000, 12_000),
  suburban: contacts('suburban', 3000, 1500, 6000),
};
export const contactTargets: readonly ContactTarget[] = Object.values(contactTargetOf);

export const reachTargets: readonly ReachTarget[] = [
  ...reachCells(0.01, [
    [19, 29, 42],
    [38, 60, 77],
    [48, 74, 89],
  ]),
  ...reachCells(0.05, [
    [41, 60, 78],
    [60, 84, 96],
    [67, 91, 98],
  ]),
  ...reachCells(0.15, [
    [56, 77, 91],
    [71, 92, 98],
    [76, 96, 99],
  ]),
];

const dublinRow = (id: string, days: number, value: number, spread: number): ReachTarget => ({
  id,
  market: 'Dublin',
  year: 2017,
  measure: 'reach-percent',
  definition: '80 sides on 1,016 buses, adults of the commuter belt, visibility-adjusted',
  value,
  low: value - spread,
  high: value + spread,
  quality: 'audit',
  source: dublinSource,
  campaign: { fleetShare: 80 / 1016, form: 'one-side', days },
});

/** The only audited reach of bus bodies that is known with its weight. */
export const dublinReach: readonly ReachTarget[] = [
  dublinRow('dublin-1w', 7, 72, 8),
  dublinRow('dublin-2w', 14, 85, 7),
];

/**
 * Net price per thousand visible contacts of bus bodies in a first-tier city, fen: ¥30, from 12 to 60. Derived from trade
 * price lists and the contacts of this table; rate cards come to ¥25–105.
 */
export const cpmTargetFen = { value: 3000, low: 1200, high: 6000 } as const;
