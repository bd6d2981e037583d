/** Our engine as a contender: a panel store with its evaluator. */
import { buildPanel } from '@ooh/measurement/panel/build-panel';
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import {
  BITMAP,
  bitmapBytes,
  CHUNK_PERSONS,
  CONTAINER_WORDS,
  type PanelStore,
} from '@ooh/measurement/panel/panel-store';
import type { ContactCase } from '../cases/contact-case.ts';
import { RATE_PER_PASSAGE, weightsOf, type Contender, type ContactTask } from '../rivals/contender.ts';

export const OUR_NAME = 'ooh-planner';

/** The segment of every person, as the stratum by which the store sorts. */
function strataOf({ personCount, segmentStart }: ContactCase): Uint16Array {
  const strata = new Uint16Array(personCount);
  for (let h = 0; h + 1 < segmentStart.length; h++) strata.fill(h, segmentStart[h], segmentStart[h + 1]);
  return strata;
}

/** The case as a store in passage form, with room for `evaluators` threads. */
export function panelOf(contacts: ContactCase, evaluators = 1): PanelStore {
  const { mediaCount, rowStart, persons, passages } = contacts;
  return buildPanel(
    { weights: weightsOf(contacts), strata: strataOf(contacts) },
    { mediaCount, rowStart, persons, passages },
    { evaluators },
  );
}

/** The plan's media alone in rate form: the others are not asked for. */
export function ratePanelOf({ contacts, plan }: ContactTask): PanelStore {
  const rowStart = new Uint32Array(plan.length + 1);
  plan.forEach((m, i) => (rowStart[i + 1] = rowStart[i] + contacts.rowStart[m + 1] - contacts.rowStart[m]));
  const persons = new Uint32Array(rowStart[plan.length]);
  const rates = new Float32Array(rowStart[plan.length]);
  plan.forEach((m, i) => {
    const [from, to] = [contacts.rowStart[m], contacts.rowStart[m + 1]];
    persons.set(contacts.persons.subarray(from, to), rowStart[i]);
    for (let e = from; e < to; e++) rates[rowStart[i] + e - from] = contacts.passages[e] * RATE_PER_PASSAGE;
  });
  return buildPanel(
    { weights: weightsOf(contacts), strata: strataOf(contacts) },
    { mediaCount: plan.length, rowStart, persons, rates },
  );
}

/** Bytes that a union of all media reads: bitmaps, and lists of sparse containers. */
export function unionBytes({ containers, personCount }: PanelStore): number {
  let bytes = 0;
  for (let c = 0; c < containers.length; c += CONTAINER_WORDS) {
    const [head, size] = [containers[c], containers[c + 1]];
    const isBitmap = Math.floor(head / CHUNK_PERSONS) === BITMAP;
    bytes += isBitmap ? bitmapBytes(personCount, head % CHUNK_PERSONS) : size * 2;
  }
  return bytes;
}

/** Our engine on one thread. */
export function openOurEngine(task: ContactTask, store: PanelStore): Contender {
  const { contacts, plan, top, vehicleDays } = task;
  const evaluator = panelEvaluator(store);
  const rates = panelEvaluator(ratePanelOf(task));
  const lines = [...plan.keys()].map((medium) => ({ medium, amount: vehicleDays[medium] }));
  const everyone = Uint32Array.from({ length: contacts.mediaCount }, (_, m) => m);
  const gains = new Float64Array(contacts.mediaCount);
  evaluator.startCover(1);
  for (const m of plan) evaluator.addMedium(m);
  return {
    name: OUR_NAME,
    methods: {
      reach: [{ how: 'blocked OR and popcount', answer: () => [evaluator.reach(plan).persons] }],
      distribution: [
        {
          how: 'blocked counting in bytes',
          answer: () => evaluator.distribution(plan, top).persons.subarray(1),
        },
      ],
      union: [{ how: 'blocked OR and popcount', answer: () => [evaluator.reach(everyone).persons] }],
      gains: [
        {
          how: 'one pass over the media, weighted',
          measure: 'people',
          answer: () => {
            evaluator.gains(null, gains);
            return gains;
          },
        },
      ],
      rates: [
        {
          how: 'summed by blocks, then the Poisson classes',
          measure: 'people',
          answer: () => {
            const { weight } = rates.rateDistribution(lines, 3);
            return [weight[1] + weight[2] + weight[3], weight[3]];
          },
        },
      ],
    },
  };
}
