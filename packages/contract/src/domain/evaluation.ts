import { z } from 'zod';
import { basis, figure } from './figure.ts';

/** Amounts of a plan or a part of it, integer fen. */
export const amounts = z.object({
  rateCardFen: z.int(),
  netFen: z.int(),
  productionFen: z.int(),
  serviceFen: z.int(),
  taxFen: z.int(),
  totalFen: z.int(),
});
export type Amounts = z.infer<typeof amounts>;

/** 行业参照: a figure of the plan beside its published range. */
export const industryBenchmark = z.object({
  /** Visible contacts of one full wrap per day, or net price per thousand visible contacts in fen. */
  measure: z.enum(['contactsPerVehicleDay', 'cpmFen']),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** Market and year of the range, and where it comes from. */
  source: z.string(),
  isOutside: z.boolean(),
});
export type IndustryBenchmark = z.infer<typeof industryBenchmark>;

/** Effect of a delivery in one city on the audience; all persons are expanded persons. */
export const planEvaluation = z.object({
  cityCode: z.string(),
  basis,
  amounts,
  lines: z.int(),
  vehicles: z.int(),
  /** Audience persons in the universe, and the sample that stands for them; null where withheld. */
  taUniverse: z.number().nullable(),
  panelPersons: z.int().nullable(),
  effectiveSample: z.number().nullable(),
  impressions: figure,
  taImpressions: figure,
  reach: figure,
  /** Reach of the audience ÷ audience, 0..1. */
  reachShare: figure,
  frequency: figure,
  /** k = 1..10: audience persons with at least k contacts. */
  reachAtLeast: z.array(z.object({ k: z.int(), persons: z.number(), share: z.number() })),
  /** n = 0..9 and 10+ (the last row): persons sum to the audience universe. */
  distribution: z.array(
    z.object({ contacts: z.int(), isOpenEnded: z.boolean(), persons: z.number(), share: z.number() }),
  ),
  grp: z.number().nullable(),
  cpmFen: z.number().nullable(),
  taCpmFen: z.number().nullable(),
  cprpFen: z.number().nullable(),
  /** Empty where the figures are withheld or nothing is bought. */
  benchmarks: z.array(industryBenchmark),
  /** TA people ÷ all people reached, and TA impressions ÷ all impressions. */
  taConcentrationPeople: figure,
  taConcentrationImpressions: figure,
  tgi: figure,
  /**
   * Cumulative audience reach at the end of each week. persons and share: exact, assuming that everyone repeats the
   * panel's week. The panel measures one week, so later posted days also have two model values: r growing with
   * time (habits vary) and the industry's fixed r; null within the measured week.
   */
  weeklyReach: z.array(
    z.object({
      week: z.int(),
      persons: z.number(),
      share: z.number(),
      /** Days up to here on which anything is posted; gaps do not count. */
      postedDays: z.int(),
      modelledShare: z.number().nullable(),
      fixedShare: z.number().nullable(),
    }),
  ),
  /** r(t) = shape · (t / windowDays)^exponent, read from the measured days; shape null = unbounded. Null without modelled weeks. */
  reachGrowth: z
    .object({ windowDays: z.int(), shape: z.number().nullable(), exponent: z.number() })
    .nullable(),
  /**
   * What is assumed of contacts, the calibration first: the share of the audience reached with one of it at either end of its range
   * and the rest as it is, 0..1. The uncertainty of the model, where the interval of a figure is that of the sample. Empty where withheld.
   */
  sensitivity: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      shareAtLow: z.number(),
      shareAtHigh: z.number(),
    }),
  ),
  /** Contribution and cost of each line of the delivery. */
  lineContributions: z.array(
    z.object({
      lineId: z.string(),
      netFen: z.int(),
      /** Including production, service and tax: the customer's cost of the line. */
      totalFen: z.int(),
      taImpressions: z.number(),
      /** Audience persons lost when the line is taken out. */
      addedPersons: z.number(),
      /** Audience persons gained by one more vehicle; null at the maximum. */
      nextVehiclePersons: z.number().nullable(),
    }),
  ),
});
export type PlanEvaluation = z.infer<typeof planEvaluation>;

/** The proof that no plan under the same budget and constraints beats this one by more than the gap. */
export const certificateSummary = z.object({
  objective: z.string(),
  value: z.number(),
  upperBound: z.number(),
  /** (bound − value) ÷ bound. */
  gap: z.number(),
  isProvedOptimal: z.boolean(),
  method: z.string(),
  instanceHash: z.string(),
  seconds: z.number(),
  /**
   * The plan was chosen for its reach on the panel, so its reach there is overestimated. Choosing and measuring on separate
   * halves of the panel shows by how much; null where not computed.
   */
  holdOut: z
    .object({
      /** TA reach ÷ TA on the panel the plan was chosen on. */
      apparentShare: z.number(),
      optimism: z.number(),
      corrected: figure,
    })
    .nullable(),
  /** Names of the city's lines that the proved question demanded and ruled out. */
  mustLines: z.array(z.string()),
  excludedLines: z.array(z.string()),
  /** False once the delivery has been edited: the certificate then covers the computed choice only. */
  coversDelivery: z.boolean(),
});
export type CertificateSummary = z.infer<typeof certificateSummary>;
