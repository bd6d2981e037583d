import type { ContactCase } from '../cases/contact-case.ts';
import type { Method } from '../harness/comparison.ts';

/**
 * - reach: [persons with a contact with the plan]
 * - distribution: persons with 1, 2, …, top − 1 and top or more passages
 * - union: [persons with a contact with any medium]
 * - gains: what each medium would add to the plan, by medium: in persons, or in the people they stand for
 * - rates: [people reached, people with 3 or more contacts] in rate form
 */
export const contactOperations = ['reach', 'distribution', 'union', 'gains', 'rates'] as const;
export type ContactOperation = (typeof contactOperations)[number];

/** The question. Rate form: person p meets unit m RATE_PER_PASSAGE · passages times a day. */
export interface ContactTask {
  readonly contacts: ContactCase;
  readonly plan: Uint32Array;
  /** The open class of the distribution. */
  readonly top: number;
  /** Vehicle-days of each medium of the plan in rate form. */
  readonly vehicleDays: Uint32Array;
}

/** A power of two, so that sums of rates are exact in every engine. */
export const RATE_PER_PASSAGE = 1 / 64;

/** An engine that has loaded a case. */
export interface Contender {
  readonly name: string;
  readonly methods: Readonly<Partial<Record<ContactOperation, readonly Method[]>>>;
  /** Sets the number of threads; missing if the contender has no threads. */
  readonly setThreads?: (threads: number) => void | Promise<void>;
  readonly close?: () => void | Promise<void>;
}

/** Weight of every person. */
export function weightsOf({ personCount, segmentStart, segmentWeights }: ContactCase): Float64Array {
  const weights = new Float64Array(personCount);
  segmentWeights.forEach((weight, h) => weights.fill(weight, segmentStart[h], segmentStart[h + 1]));
  return weights;
}
