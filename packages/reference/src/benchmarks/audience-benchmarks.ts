/**
 * Published figures of bus audiences that the model is held against, each with its market, year, definition and
 * source. Figures only; wording is our own. Rows of quality `target` are our own targets for a Chinese megacity,
 * derived from the audits (docs/methods/calibration.md); rows of quality `trade` bound, they are never fitted to.
 */

/** What is counted. Contact = visible contact; opportunity = before visibility. */
export type BenchmarkMeasure =
  | 'contacts-per-vehicle-day'
  | 'opportunities-per-vehicle-day'
  | 'reach-percent'
  | 'frequency'
  | 'form-share'
  | 'trips-per-person-day'
  | 'mean-trip-km'
  | 'walk-and-cycle-percent';

/** audit: a currency of the trade or a survey; official: statistics; trade: a claim; target: derived here. */
export type BenchmarkQuality = 'audit' | 'official' | 'trade' | 'target';

/** Part of the fleet that carries the campaign, what it shows, and for how long. */
export interface BenchmarkCampaign {
  readonly fleetShare: number;
  readonly form: 'full-wrap' | 'one-side';
  readonly days: number;
}

export interface AudienceBenchmark {
  readonly id: string;
  readonly market: string;
  /** Null where the source states none. */
  readonly year: number | null;
  readonly measure: BenchmarkMeasure;
  readonly definition: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly quality: BenchmarkQuality;
  readonly source: string;
  /** Reach and frequency belong to a campaign. */
  readonly campaign?: BenchmarkCampaign;
  /** Contacts of one class of lines. */
  readonly lineClass?: LineClass;
}

/** 特级 and A++; A+ and A; 经纬线. */
export const lineClasses = ['trunk', 'ordinary', 'suburban'] as const;
export type LineClass = (typeof lineClasses)[number];

type Row = Omit<AudienceBenchmark, 'low' | 'high'> & { low?: number; high?: number };
const row = ({ low, high, ...rest }: Row): AudienceBenchmark => ({
  ...rest,
  low: low ?? null,
  high: high ?? null,
});

const sanDiego = 'Geopath, GEOP 2042363937, unit audiences of one garage, residents 5+';
const dublin = 'adworld.ie 2017-10-26; fleet: Dublin Bus annual report 2017 (docslib.org 3249506)';
const derived = 'derived from the audits of this table';

const contacts = (lineClass: LineClass, value: number, low: number, high: number): AudienceBenchmark =>
  row({
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
): AudienceBenchmark[] =>
  cells.map(([low, value, high], i) =>
    row({
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
    }),
  );

/** The three classes of lines and the nine cells of reach: what scale and heterogeneity are fitted to. */
export const contactTargets: readonly AudienceBenchmark[] = [
  contacts('trunk', 15_000, 10_000, 25_000),
  contacts('ordinary', 8000, 5000, 12_000),
  contacts('suburban', 3000, 1500, 6000),
];

export const reachTargets: readonly AudienceBenchmark[] = [
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

const dublinRow = (id: string, days: number, value: number, spread: number): AudienceBenchmark =>
  row({
    id,
    market: 'Dublin',
    year: 2017,
    measure: 'reach-percent',
    definition: '80 sides on 1,016 buses, adults of the commuter belt, visibility-adjusted',
    value,
    low: value - spread,
    high: value + spread,
    quality: 'audit',
    source: dublin,
    campaign: { fleetShare: 80 / 1016, form: 'one-side', days },
  });

/** The only audited reach of bus bodies that is known with its weight. */
export const dublinReach: readonly AudienceBenchmark[] = [
  dublinRow('dublin-1w', 7, 72, 8),
  dublinRow('dublin-2w', 14, 85, 7),
];

const wholeFleet = (days: number): BenchmarkCampaign => ({ fleetShare: 1, form: 'full-wrap', days });

export const audienceBenchmarks: readonly AudienceBenchmark[] = [
  ...contactTargets,
  ...reachTargets,
  ...dublinReach,
  row({
    id: 'dublin-contacts',
    market: 'Dublin',
    year: 2017,
    measure: 'contacts-per-vehicle-day',
    definition:
      'one side; implied by the two reaches with negative binomial contacts and 1.4 m adults (assumed)',
    value: 7000,
    low: 5500,
    high: 10_600,
    quality: 'audit',
    source: dublin,
  }),
  row({
    id: 'san-diego-wrap',
    market: 'San Diego',
    year: 2021,
    measure: 'contacts-per-vehicle-day',
    definition: 'full wrap, a week ÷ 7; upper end: the older model of the same currency',
    value: 10_136,
    low: 10_136,
    high: 17_892,
    quality: 'audit',
    source: sanDiego,
  }),
  row({
    id: 'san-diego-driver-side',
    market: 'San Diego',
    year: 2021,
    measure: 'form-share',
    definition: 'driver’s side ÷ full wrap; lower end: the older model',
    value: 0.86,
    low: 0.32,
    high: 0.86,
    quality: 'audit',
    source: sanDiego,
  }),
  row({
    id: 'san-diego-kerb-side',
    market: 'San Diego',
    year: 2021,
    measure: 'form-share',
    definition: 'kerb side ÷ full wrap; upper end: the older model',
    value: 0.11,
    low: 0.11,
    high: 0.32,
    quality: 'audit',
    source: sanDiego,
  }),
  row({
    id: 'trade-opportunities',
    market: '中国',
    year: null,
    measure: 'opportunities-per-vehicle-day',
    definition: 'body, people who could see one vehicle, before visibility',
    value: 25_000,
    low: 20_000,
    high: 30_000,
    quality: 'trade',
    source: 'trade statement, page not kept',
  }),
  row({
    id: 'hangzhou-west-lake',
    market: '杭州',
    year: null,
    measure: 'opportunities-per-vehicle-day',
    definition: '18 m body on a West Lake line, weekday to weekend, before visibility: an upper end',
    value: 46_000,
    low: 46_000,
    high: 59_000,
    quality: 'trade',
    source: 'snowlinemall.cn 6536, naming CODC',
  }),
  row({
    id: 'uk-fleet-2w',
    market: 'UK',
    year: null,
    measure: 'reach-percent',
    definition: 'all 30,000 buses, two weeks, whole population',
    value: 94,
    quality: 'trade',
    source: 'forwardandthinking.com 740',
    campaign: wholeFleet(14),
  }),
  row({
    id: 'uk-recall-week',
    market: 'UK',
    year: null,
    measure: 'reach-percent',
    definition: 'claims to have seen any bus advertisement in 7 days; recall, below contact',
    value: 61,
    low: 61,
    high: 100,
    quality: 'audit',
    source: 'TGI, adverta.co.uk bus statistics',
    campaign: wholeFleet(7),
  }),
  row({
    id: 'hong-kong-recall',
    market: '香港',
    year: 2008,
    measure: 'reach-percent',
    definition: 'claims to have seen bus bodies in a week; recall, below contact',
    value: 83,
    low: 76,
    high: 100,
    quality: 'audit',
    source: 'Nielsen Media Index, marketing-interactive.com',
    campaign: wholeFleet(7),
  }),
  row({
    id: 'beijing-daily',
    market: '北京',
    year: 2009,
    measure: 'reach-percent',
    definition: 'all transit advertising in a day, operator’s own survey',
    value: 87,
    quality: 'trade',
    source: 'ffinahoo.blogspot.com 2009-03',
    campaign: wholeFleet(1),
  }),
  row({
    id: 'uk-weight',
    market: 'UK',
    year: null,
    measure: 'frequency',
    definition: '15 % of a city’s buses for 8 weeks: adequate repetition in all parts of the population',
    value: 59,
    low: 47,
    high: 86,
    quality: 'target',
    source: 'scite.ai, author page Gill Welch; frequency derived here',
    campaign: { fleetShare: 0.15, form: 'full-wrap', days: 56 },
  }),
  row({
    id: 'shanghai-trips',
    market: '上海',
    year: 2014,
    measure: 'trips-per-person-day',
    definition: 'fifth travel survey, residents',
    value: 2.16,
    low: 2.1,
    high: 2.8,
    quality: 'official',
    source: 'm.techno-d.com.cn 2015-09-09; upper end Beijing',
  }),
  row({
    id: 'beijing-trips',
    market: '北京',
    year: 2014,
    measure: 'trips-per-person-day',
    definition: 'inside the 6th ring, working day',
    value: 2.75,
    low: 2.1,
    high: 2.8,
    quality: 'official',
    source: 'familyhealthcarepc.com 2319; lower end Shanghai',
  }),
  row({
    id: 'mean-trip',
    market: '上海、北京',
    year: 2014,
    measure: 'mean-trip-km',
    definition: 'mean length of a trip: 6.9 in Shanghai, 8.1 in Beijing',
    value: 7.5,
    low: 6,
    high: 9,
    quality: 'official',
    source: 'm.techno-d.com.cn 2015-09-09; familyhealthcarepc.com 2319',
  }),
  row({
    id: 'slow-modes',
    market: '北京、广州',
    year: 2020,
    measure: 'walk-and-cycle-percent',
    definition: 'share of trips on foot and by cycle in the centre: 46.7 in Beijing, 54 in Guangzhou',
    value: 47,
    low: 40,
    high: 55,
    quality: 'official',
    source: 'nfa5.com 16168993; wxredian.com ca1e8331',
  }),
];
