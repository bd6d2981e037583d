/** The standard case: reach, distribution, union, gains and rate form against every rival. */
import { drawPlan, fingerprintOf, generateContacts, standardContacts } from '../cases/contact-case.ts';
import { compete, startComparison, type Comparison } from '../harness/comparison.ts';
import { measureReadBandwidth } from '../probe/read-bandwidth.ts';
import { openClickHouseRival } from '../rivals/clickhouse.ts';
import {
  contactOperations,
  type ContactOperation,
  type Contender,
  type ContactTask,
} from '../rivals/contender.ts';
import { openDuckDb } from '../rivals/duckdb.ts';
import { openRoaring } from '../rivals/roaring.ts';
import { openTypeScriptBitset } from '../rivals/typescript-bitset.ts';
import { openOurEngine, panelOf, unionBytes } from './our-engine.ts';
import type { PartOfBench, PartResult } from './part.ts';

const PLAN_SEED = 20_260_104;
const TOP = 20;

/** The case and the plan that is asked about. */
export function contactTask(small: boolean): ContactTask {
  const shape = small ? { ...standardContacts, persons: 100_000, media: 300 } : standardContacts;
  const contacts = generateContacts(shape);
  const plan = drawPlan(shape.media, small ? 30 : 200, PLAN_SEED);
  return { contacts, plan, top: TOP, vehicleDays: plan.map((m) => 1 + (m % 9)) };
}

function comparisonsOf(plan: number, media: number): Record<ContactOperation, Comparison> {
  const named = (name: string, target?: string) => startComparison(name, 1, target);
  return {
    reach: named(`exact reach of ${plan} media`, '≤ 0.7 ms'),
    distribution: named('exact frequency distribution', '≤ 5 ms'),
    union: named(`union of all ${media} media`),
    gains: named('gain of every other medium', '≤ 30 ms'),
    rates: named('reach and 3+ in rate form'),
  };
}

const openers: readonly ((task: ContactTask) => Contender | Promise<Contender>)[] = [
  openTypeScriptBitset,
  openRoaring,
  openClickHouseRival,
  openDuckDb,
];

export const runContacts: PartOfBench = async ({ small, say }): Promise<PartResult> => {
  const task = contactTask(small);
  const { contacts, plan } = task;
  say(`${contacts.personCount} persons × ${contacts.mediaCount} media, ${contacts.persons.length} pairs`);
  const bandwidth = await measureReadBandwidth();
  const comparisons = comparisonsOf(plan.length, contacts.mediaCount);
  const store = panelOf(contacts);
  const versions: Record<string, string> = {};
  const measure = async (contender: Contender): Promise<void> => {
    say(contender.name);
    for (const operation of contactOperations)
      for (const method of contender.methods[operation] ?? [])
        await compete(comparisons[operation], contender.name, method);
    await contender.close?.();
  };
  await measure(openOurEngine(task, store));
  for (const open of openers) {
    const contender = await open(task);
    versions[contender.name.split(' ')[0]] = contender.name;
    await measure(contender);
  }
  const union = comparisons.union.entries[0];
  const bytes = unionBytes(store);
  const unionSpeed = bytes / union.medianMs / 1e6;
  return {
    comparisons: Object.values(comparisons),
    seeds: { contacts: standardContacts.seed, plan: PLAN_SEED },
    versions,
    figures: {
      persons: contacts.personCount,
      media: contacts.mediaCount,
      pairs: contacts.persons.length,
      fingerprint: fingerprintOf(contacts),
      imageBytes: store.imageBytes,
      readBandwidth: bandwidth,
      union: {
        bytes,
        gigabytesPerSecond: Number(unionSpeed.toFixed(2)),
        shareOfReadBandwidth: Number((unionSpeed / bandwidth.gigabytesPerSecond).toFixed(3)),
      },
    },
    notes: [
      `Union: ${(bytes / 1e6).toFixed(0)} MB at ${unionSpeed.toFixed(1)} GB/s, ` +
        `${Math.round((100 * unionSpeed) / bandwidth.gigabytesPerSecond)} % of the read bandwidth of one thread ` +
        `(${bandwidth.gigabytesPerSecond} GB/s) measured in this run; target ≥ 80 %.`,
    ],
  };
};
