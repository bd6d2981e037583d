import type { DocumentCreative, DocumentFormat, DocumentMap } from './document-map.ts';
import type { DocumentWork } from './work-picture.ts';
import type { DocumentMetric, LabelledValue, PlanDocument } from './plan-document.ts';

/** A figure with its 95 % interval; null where there is none. */
export interface BoundedFigure {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** 行业参照: a figure beside its published range. */
export interface DocumentBenchmark {
  readonly name: string;
  readonly value: string;
  readonly range: string;
  readonly source: string;
}

/** What a line adds to the reach that no other line of the plan gives. */
export interface LineContribution {
  readonly name: string;
  readonly units: number;
  readonly netFen: number;
  readonly addedPersons: number;
}

/** Effect of a city's media on its audience. */
export interface CityEffect {
  readonly cityName: string;
  readonly metrics: readonly DocumentMetric[];
  /** The people whom the figures describe, in words. */
  readonly universe: string;
  readonly universePersons: number;
  readonly audiencePersons: number | null;
  readonly panelPersons: number | null;
  readonly reach: BoundedFigure;
  readonly reachShare: BoundedFigure;
  readonly frequency: BoundedFigure;
  /** Share of the audience with at least k contacts. */
  readonly reachAtLeast: readonly { readonly k: number; readonly share: number }[];
  /** Everybody repeating the measured week, and habits varying from week to week; null within the measured week. */
  readonly weeklyReach: readonly {
    readonly week: number;
    readonly share: number;
    readonly modelledShare: number | null;
  }[];
  readonly benchmarks: readonly DocumentBenchmark[];
  /** Those that add most, first. */
  readonly contributions: readonly LineContribution[];
  /** 口径 in one sentence. */
  readonly basis: string;
}

/** Why exactly these lines of a city, as it is presented. */
export interface ChoiceArgument {
  readonly cityName: string;
  /** What more and less money would do, in a sentence. */
  readonly reading: string | null;
  readonly budgets: readonly {
    readonly budgetFen: number;
    readonly share: number | null;
    readonly boundShare: number | null;
    readonly isOwn: boolean;
  }[];
  readonly lines: readonly {
    readonly name: string;
    readonly fairPersons: number;
    readonly addedPersons: number;
    readonly mostShared: { readonly name: string; readonly share: number } | null;
  }[];
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
}

/** An earlier version; its reach against the present one's, in words. */
export interface TriedVersion {
  readonly version: number;
  readonly keptOn: string;
  readonly netFen: number | null;
  readonly difference: string;
}

/** How far a plan has come: what its deck asks for next. */
export type ProposalStage = 'confirm' | 'hold' | 'prepare' | 'running' | 'ended';

export interface ProposalDocument {
  readonly stage: ProposalStage;
  readonly plan: PlanDocument;
  /** The brief: goal, audience, wishes. */
  readonly demands: readonly LabelledValue[];
  readonly effects: readonly CityEffect[];
  /** What is proved of the choice, by city. */
  readonly certificates: readonly { readonly cityName: string; readonly sentence: string }[];
  /** Empty until a defence of the plan or order is made. */
  readonly arguments: readonly ChoiceArgument[];
  readonly tried: readonly TriedVersion[];
  readonly maps: readonly DocumentMap[];
  readonly formats: readonly DocumentFormat[];
  readonly creative: DocumentCreative;
  /** Works of others that were chosen to be shown (创意参考). */
  readonly works: readonly DocumentWork[];
  /** Cities and media without an estimate, with the reason. */
  readonly unmeasured: readonly LabelledValue[];
  /** Services in addition to the media; not included in the sums. */
  readonly services: readonly { readonly name: string; readonly amountFen: number }[];
}

/** The 口径 for the foot of a page: without the releases, which the appendix names. */
export const shortBasis = ({ basis }: CityEffect): string => basis.split('；数据版本')[0];

export interface ReachedTogether {
  readonly persons: number;
  readonly share: number | null;
  /** The cities that are counted. */
  readonly cities: readonly CityEffect[];
}

/** Persons reached in all cities that have a figure, which share nobody; null where none has. */
export function reachedTogether(effects: readonly CityEffect[]): ReachedTogether | null {
  const cities = effects.filter(({ reach }) => reach.value !== null);
  if (cities.length === 0) return null;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const persons = sum(cities.flatMap(({ reach }) => reach.value ?? []));
  const audience = cities.flatMap(({ audiencePersons }) => audiencePersons ?? []);
  const all = sum(audience);
  const share = audience.length < cities.length || all === 0 ? null : persons / all;
  return { persons, share, cities };
}
