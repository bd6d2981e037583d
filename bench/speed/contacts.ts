/** The standard case: reach, distribution, union, gains and rate form against every rival, on one thread and on all. */
import { availableParallelism } from 'node:os';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import { drawPlan, fingerprintOf, generateContacts, standardContacts } from '../cases/contact-case.ts';
import { compete, startComparison, type Comparison, type Method } from '../harness/comparison.ts';
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
import { openOurEngine, OUR_NAME, panelOf, unionBytes } from './our-engine.ts';
import { openPanelTeam, teamOperations, type TeamOperation } from './panel-team.ts';
import type { PartOfBench, PartResult } from './part.ts';

const PLAN_SEED = 20_260_104;
const TOP = 20;

/** Our engine comes first in every comparison that it enters. */
const isOurs = ({ entries }: Comparison): boolean => entries[0]?.engine === OUR_NAME;

/** The case and the plan that is asked about. */
export function contactTask(small: boolean): ContactTask {
  const shape = small ? { ...standardContacts, persons: 100_000, media: 300 } : standardContacts;
  const contacts = generateContacts(shape);
  const plan = drawPlan(shape.media, small ? 30 : 200, PLAN_SEED);
  return { contacts, plan, top: TOP, vehicleDays: plan.map((m) => 1 + (m % 9)) };
}

type Comparisons = Readonly<Record<ContactOperation, Comparison>>;

function comparisonsOf({ contacts, plan }: ContactTask, threads: number): Comparisons {
  const named = (name: string, target?: string) =>
    startComparison(name, threads, threads === 1 ? target : undefined);
  return {
    reach: named(`exact reach of ${plan.length} media`, '≤ 0.7 ms'),
    distribution: named('exact frequency distribution', '≤ 5 ms'),
    union: named(`union of all ${contacts.mediaCount} media`),
    gains: named('gain of every other medium', '≤ 30 ms'),
    rates: named('reach and 3+ in rate form'),
  };
}

async function measure(comparisons: Comparisons, contender: Contender, maxSeconds: number): Promise<void> {
  for (const operation of contactOperations)
    for (const method of contender.methods[operation] ?? [])
      await compete(comparisons[operation], contender.name, method, { maxSeconds });
}

/** Our engine on several threads, each with its range of the persons. */
async function openOurTeam(
  { plan, top }: ContactTask,
  store: PanelStore,
  threads: number,
): Promise<Contender> {
  const team = await openPanelTeam(store, plan, top, threads);
  const method = (operation: TeamOperation): Method => ({
    how: 'shared memory, persons divided',
    measure: operation === 'gains' ? 'people' : 'persons',
    answer: () => team.ask(operation),
  });
  const methods = Object.fromEntries(teamOperations.map((operation) => [operation, [method(operation)]]));
  return { name: OUR_NAME, methods, close: team.close };
}

const openers: readonly ((task: ContactTask) => Contender | Promise<Contender>)[] = [
  openTypeScriptBitset,
  openRoaring,
  openClickHouseRival,
  openDuckDb,
];

export const runContacts: PartOfBench = async ({ small, maxSeconds, say }): Promise<PartResult> => {
  const task = contactTask(small);
  const { contacts } = task;
  say(`${contacts.personCount} persons × ${contacts.mediaCount} media, ${contacts.persons.length} pairs`);
  const bandwidth = await measureReadBandwidth();
  const threads = Math.min(8, availableParallelism());
  const alone = comparisonsOf(task, 1);
  const together = comparisonsOf(task, threads);
  const store = panelOf(contacts, threads);
  const versions: Record<string, string> = {};
  say(OUR_NAME);
  await measure(alone, openOurEngine(task, store), maxSeconds);
  const team = await openOurTeam(task, store, threads);
  await measure(together, team, maxSeconds);
  await team.close?.();
  for (const open of openers) {
    const contender = await open(task);
    say(contender.name);
    versions[contender.name.split(' ')[0]] = contender.name;
    await measure(alone, contender, maxSeconds);
    if (contender.setThreads) {
      await contender.setThreads(threads);
      await measure(together, contender, maxSeconds);
    }
    await contender.close?.();
  }
  const union = alone.union.entries[0];
  const bytes = unionBytes(store);
  const unionSpeed = bytes / union.cpuMs / 1e6;
  return {
    comparisons: [...Object.values(alone), ...Object.values(together)].filter(isOurs),
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
