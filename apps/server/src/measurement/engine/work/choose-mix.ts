import type { RateStore } from '@ooh/measurement/rate-store';
import { joinCities } from '@ooh/planning/mix/join-cities';
import type { MixLot, MixTerms } from '@ooh/planning/mix/mix-problem';
import type { MixConflict } from '@ooh/planning/mix/mix-question';
import type { Certificate } from '@ooh/planning/certificate';
import { certifyMix, seekMix, type SoughtMix } from '@ooh/planning/mix/sampled-question';
import { proposeMix, type MixProposal, type MixRequest } from '@ooh/planning/mix/propose-mix';
import { stopAfter } from './stop-after.ts';

export interface MixInput {
  /** By city; their lots follow each other in `lots`. */
  readonly stores: readonly RateStore[];
  readonly lots: readonly MixLot[];
  readonly terms: MixTerms;
  readonly request: MixRequest;
  /** Work of one search, and of all, in seconds. */
  readonly seconds: { readonly one: number; readonly best: number; readonly all: number };
}

interface Control {
  isCancelled(): boolean;
  onProgress(phase: string, fraction: number): void;
}

type ChosenMix =
  | ({ readonly status: 'planned' } & MixProposal)
  | MixConflict
  | { readonly status: 'undecided'; readonly message: string };

const seed = 1;

/** Pairs that a search of a first mix may visit. */
const firstPairs = 5e7;

/** Pairs a search may visit: as many as give the same result on every machine within its seconds. */
const pairLimitOf = (store: RateStore, times: number): number =>
  Math.max(2e7, Math.min(6e8, times * store.persons.length));

/** Mixes over all cities with their proofs; cancelled or out of time, the searches that are left out show as missing. */
export function chooseMix(_model: unknown, input: MixInput, control: Control): ChosenMix {
  const store = joinCities(input.stores);
  const shouldStop = stopAfter(input.seconds.all, control);
  const found = proposeMix(store, input.lots, input.terms, input.request, {
    controlOf: (kind) => {
      const seconds = kind === 'best' ? input.seconds.best : input.seconds.one;
      return {
        seed,
        pairLimit: pairLimitOf(store, kind === 'best' ? 200 : 60),
        shouldStop: stopAfter(seconds, control),
      };
    },
    shouldStop,
    onProgress: (phase, fraction) => control.onProgress(phase, fraction),
  });
  return 'best' in found ? { status: 'planned', ...found } : found;
}

type MixOffer = Omit<MixInput, 'request' | 'seconds'> & { readonly budgetFen: number };

/** A first mix within a moment, without its proof where there are many persons. */
export const firstMix = (_model: unknown, input: MixOffer, control: Control) =>
  seekMix(joinCities(input.stores), input.lots, input.terms, () => ({
    seed,
    pairLimit: firstPairs,
    shouldStop: control.isCancelled,
  }))(input.budgetFen);

/** What the mix that was found is worth, and the bound that is proved within a moment. */
export const certifyFirst = (
  _model: unknown,
  { stores, lots, terms, budgetFen, found }: MixOffer & { readonly found: SoughtMix },
): Certificate =>
  found.certificate ?? certifyMix(joinCities(stores), lots, terms, budgetFen, [found.plan], found.near);
