/**
 * Input of a bus plan's deliverables. Every figure is already computed; the workbooks show it,
 * repeat the arithmetic as live formulas and refuse to be written when the two disagree (plan-checks.ts).
 * Money is integer fen, shares are basis points (10,000 = 100 %), dates are `YYYY-MM-DD`.
 */

import type { DocumentCreative, DocumentFormat, DocumentMap } from './document-map.ts';

export interface DocumentHeader {
  /** The advertiser. */
  readonly clientName: string;
  /** Who prepares the document for him. */
  readonly agencyName?: string;
  readonly brandName: string;
  readonly projectName: string;
  readonly planNumber: string;
  /** As printed and as in the file name, e.g. `V3`. */
  readonly versionLabel: string;
  /** Local time with offset, e.g. `2026-10-02T09:30:00+08:00`; printed as written. */
  readonly issuedAt: string;
  readonly preparedBy: string;
  readonly validUntil: string | null;
  readonly watermarkText: string;
  /** One label per data release used by the figures. */
  readonly dataReleases: readonly string[];
  /** True when figures come from generated data. */
  readonly demo: boolean;
}

export interface DocumentBrief {
  readonly cities: readonly string[];
  /** The target audience as one readable sentence. */
  readonly audienceSentence: string;
  readonly flightStart: string;
  readonly flightEnd: string;
  readonly budgetFen: number | null;
}

export interface FlightSegment {
  readonly startDate: string;
  /** The last day in publication. */
  readonly endDate: string;
}

/** Rounded line by line by the quotation arithmetic. */
export interface DocumentAmounts {
  readonly rateCardFen: number;
  readonly netFen: number;
  readonly productionFen: number;
  readonly serviceFen: number;
  readonly taxFen: number;
  readonly totalFen: number;
}

/** Default number of days of a price. */
export const usualPriceDays = 30;

export interface DocumentLine {
  readonly regionName: string;
  readonly cityName: string;
  readonly cityTier: string;
  /** Each medium has its own schedule sheet, e.g. `公交车身`. */
  readonly medium: string;
  /** Format within the medium, e.g. `全车彩贴`. */
  readonly form: string;
  readonly lineName: string;
  readonly lineLevel: string;
  readonly fromStop: string;
  readonly toStop: string;
  readonly deck: string;
  /** Size, metres, as printed. */
  readonly spec: string;
  readonly lighting: string | null;
  readonly vehicles: number;
  readonly unit: string;
  /** Rate-card price of one vehicle (face, slot) for `priceDays`, fen. */
  readonly unitPriceFen: number;
  /** Days that the price is for; 30 when absent. */
  readonly priceDays?: number;
  /** True when the price is an example, not from a rate card. */
  readonly isExamplePrice: boolean;
  /** Billed days. */
  readonly days: number;
  readonly discountBasisPoints: number;
  readonly bonusVehicles: number;
  readonly serviceRateBasisPoints: number;
  readonly taxRateBasisPoints: number;
  readonly amounts: DocumentAmounts;
  readonly dailyRiders: number | null;
  /** Null where the figure is suppressed (样本不足) or not modelled. */
  readonly impressions: number | null;
  /** 0–1; its definition is in the metric rows. */
  readonly targetAudienceShare: number | null;
  readonly holdState: string;
  readonly remark: string;
  readonly flightSegments: readonly FlightSegment[];
}

export interface DocumentTotals extends DocumentAmounts {
  readonly vehicles: number;
}

/** A figure with its full definition: 口径, source, universe, period, interval. */
export interface DocumentMetric {
  readonly name: string;
  /** Formatted, or `样本不足`. */
  readonly value: string;
  readonly unit: string;
  readonly definition: string;
  readonly source: string;
  readonly universe: string;
  readonly period: string;
  readonly interval: string | null;
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** A public holiday, or a make-up workday on a weekend. */
export interface CalendarException {
  readonly date: string;
  readonly name: string;
  readonly kind: 'rest' | 'work';
}

export interface PaymentStage {
  readonly name: string;
  readonly shareBasisPoints: number;
  readonly due: string;
}

export interface NoteSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface DocumentTerms {
  /** The party that issues the quotation. */
  readonly sellerName: string;
  readonly quotationNotes: readonly string[];
  /** Shares sum to 10,000; the last stage takes the rounding difference. */
  readonly paymentStages: readonly PaymentStage[];
  /** 加收, 换画, 补量 and other rules of the schedule. */
  readonly scheduleNotes: readonly NoteSection[];
}

export interface PlanDocument {
  readonly header: DocumentHeader;
  readonly brief: DocumentBrief;
  /** At least one. Lines of one city need not be adjacent. */
  readonly lines: readonly DocumentLine[];
  readonly totals: DocumentTotals;
  readonly metrics: readonly DocumentMetric[];
  readonly filters: readonly LabelledValue[];
  readonly calendarExceptions: readonly CalendarException[];
  readonly terms: DocumentTerms;
  /** Where the media are and what they look like, for documents that show it; without it they go without. */
  readonly look?: DocumentLook;
}

/** The maps of the cities, those with most spent first, and the formats with the client's picture. */
export interface DocumentLook {
  readonly maps: readonly DocumentMap[];
  readonly formats: readonly DocumentFormat[];
  readonly creative: DocumentCreative;
}
