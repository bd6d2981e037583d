/** A published figure of an audience, as the table of benchmarks holds it. */
import type { BusLevel } from '../line-defaults.ts';

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

export const lineClasses = ['trunk', 'ordinary', 'suburban'] as const;
export type LineClass = (typeof lineClasses)[number];

/** The class of lines that published figures speak of, by level. */
export const lineClassOf: Readonly<Record<BusLevel, LineClass>> = {
  特级: 'trunk',
  'A++': 'trunk',
  'A+': 'ordinary',
  A: 'ordinary',
  经纬线: 'suburban',
};

export type BenchmarkRow = Omit<AudienceBenchmark, 'low' | 'high'> & { low?: number; high?: number };
/** A row with its range, where it has one. */
export const row = ({ low, high, ...rest }: BenchmarkRow): AudienceBenchmark => ({
  ...rest,
  low: low ?? null,
  high: high ?? null,
});
