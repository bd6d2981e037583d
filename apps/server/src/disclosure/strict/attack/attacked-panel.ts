import { registry, type CallKey } from '@ooh/contract/registry';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Figure } from '@ooh/contract/domain/figure';
import type { PrivacyLimits } from '../../../platform/config/privacy-limits.ts';
import type { AnswerLedger } from '../answer-ledger.ts';
import { decideAnswers, unpaidFamilies, type AskedFamily, type StoredAnswer } from '../decide-answers.ts';
import { openPrivacyPolicy, type PrivacyReaders } from '../privacy-policy.ts';

export const cityCode = '440300';
export const panelPersons = 200_000;
/** People represented by one panel person. */
export const weight = 70;

/** A ledger in memory, with the decisions of the real one. */
export function memoryLedger(limits: PrivacyLimits): AnswerLedger {
  const answers = new Map<string, StoredAnswer[]>();
  const paid = new Map<string, AskedFamily[]>();
  return {
    disclose(organisationId, cells) {
      const { shown, added, families } = decideAnswers(answers, cells);
      const own = paid.get(organisationId) ?? [];
      paid.set(organisationId, [...own, ...unpaidFamilies(own, families, limits)]);
      for (const one of added) answers.set(one.place, [...(answers.get(one.place) ?? []), one]);
      return Promise.resolve(shown);
    },
    used: () => Promise.resolve([]),
  };
}

const minimumCell = 50;

/** The figure that the service computes; without the policy it is withheld below the minimum cell. */
export const figureOf = (persons: number, isPlain: boolean): Figure => {
  const isShown = !isPlain || persons >= minimumCell;
  const value = isShown ? persons * weight : null;
  return { value, low: value, high: value, suppressed: !isShown };
};

/** Sends an answer as the service would, and gives what an organisation receives. */
export type Send = (organisationId: string, key: CallKey, input: object, answer: object) => Promise<unknown>;

export interface AttackedService {
  readonly isPlain: boolean;
  /** Exact panel persons of the audiences of the city, by their rules. */
  readonly audiences: Map<string, number>;
  readonly send: Send;
}

/** The service without the policy, whose answers are exact. */
export const plainService = (): AttackedService => ({
  isPlain: true,
  audiences: new Map(),
  send: (_organisation, _key, _input, answer) => Promise.resolve(answer),
});

/** The service in strict mode: the real policy, over a panel of persons of equal weight. */
export function strictService(limits: PrivacyLimits, secret: string): AttackedService {
  const audiences = new Map<string, number>();
  const panel = { release: '深圳市 1', panelPersons, universe: panelPersons * weight, heaviest: weight };
  const readers: PrivacyReaders = {
    panelSizes: () => Promise.resolve(new Map([[cityCode, panel]])),
    audiencePeople: (_city, { groups }) =>
      Promise.resolve((audiences.get(JSON.stringify(groups)) ?? 0) * weight),
    audienceOf: ({ targetAudience }) => Promise.resolve(targetAudience as TargetAudience | undefined),
  };
  const policy = openPrivacyPolicy(
    { minimumCell, privacyLimits: limits },
    memoryLedger(limits),
    readers,
    secret,
  );
  return {
    isPlain: false,
    audiences,
    send: (organisationId, key, input, answer) =>
      policy.protect(registry[key], input, { organisationId }, answer),
  };
}
