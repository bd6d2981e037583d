/**
 * How soon the screens of /media and /strategy have their first data, on a folder with the demonstration: for each
 * screen the service is started anew and its calls are made one after the other (cold), then again (warm).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { durationText, tableText, type Column } from '../harness/table.ts';
import type { PartOfBench } from '../speed/part.ts';
import { answerGoal } from './goal-answers.ts';
import { screensOf, type Aim, type ScreenCall } from './screen-calls.ts';
import { startSeeded, type SeededService } from './seeded-service.ts';

const warmRuns = 3;
/** The first combination of a goal, and the proved one. */
const goalAims: Readonly<Record<'first' | 'proved', Aim>> = {
  first: { cold: 5000, warm: 3000 },
  proved: { cold: 60_000, warm: 60_000 },
};

interface Spent {
  readonly ms: number;
  readonly cpuMs: number | null;
}

interface Row {
  readonly screen: string;
  readonly call: string;
  readonly cold: Spent;
  readonly warm: Spent;
  readonly aim: Aim;
}

async function spent({ ask, cpuMs }: SeededService, call: ScreenCall): Promise<Spent> {
  const [began, before] = [performance.now(), cpuMs()];
  await call.make(ask);
  return { ms: performance.now() - began, cpuMs: before === null ? null : (cpuMs() ?? 0) - before };
}

/** The quickest: what others do on the machine only adds to it. */
const least = (runs: readonly Spent[]): Spent => runs.reduce((a, b) => (b.ms < a.ms ? b : a));

async function goalRows(service: SeededService): Promise<Row[]> {
  const cold = await answerGoal(service, 3_000_000_00);
  const warm = await answerGoal(service, 2_000_000_00);
  const row = (call: string, kind: 'first' | 'proved'): Row => ({
    screen: '/strategy/combination/target',
    call,
    cold: { ms: cold[`${kind}Ms`], cpuMs: cold[`${kind}CpuMs`] },
    warm: { ms: warm[`${kind}Ms`], cpuMs: warm[`${kind}CpuMs`] },
    aim: goalAims[kind],
  });
  return [
    row('v1/combination/propose · 首个组合', 'first'),
    row('v1/combination/propose · 证明完成', 'proved'),
  ];
}

const isMet = ({ cold, warm, aim }: Row): boolean => cold.ms <= aim.cold && warm.ms <= aim.warm;

const columns: readonly Column[] = [
  { title: 'screen' },
  { title: 'call' },
  ...['cold', 'CPU', 'warm', 'CPU', 'aim'].map((title): Column => ({ title, align: 'right' })),
  { title: 'met' },
];

function cellsOf(row: Row): string[] {
  const cpuText = ({ cpuMs }: Spent) => (cpuMs === null ? '' : durationText(Math.max(1, cpuMs)));
  const { screen, call, cold, warm, aim } = row;
  const aims = `${durationText(aim.cold)} / ${durationText(aim.warm)}`;
  return [
    screen,
    call,
    durationText(cold.ms),
    cpuText(cold),
    durationText(warm.ms),
    cpuText(warm),
    aims,
    isMet(row) ? 'yes' : '**no**',
  ];
}

export const runScreens: PartOfBench = async ({ data: folder, small, say }) => {
  const password = process.env['DEMO_PASSWORD'];
  const nothing = { comparisons: [], seeds: {}, versions: {}, figures: {} };
  if (!existsSync(join(folder, 'postgres')) || password === undefined)
    return {
      ...nothing,
      notes: [
        `screens: left out, ${folder} is no folder with the demonstration, or DEMO_PASSWORD is not set`,
      ],
    };
  const withService = async <Result>(work: (service: SeededService) => Promise<Result>): Promise<Result> => {
    const service = await startSeeded(folder, 'planner', password);
    try {
      return await work(service);
    } finally {
      await service.stop();
    }
  };
  const cities = await withService(({ ask }) =>
    ask('common-dict-region/getMainDictRegionsList', { level: 'city' }),
  );
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    say(cellsOf(row).join('  '));
  };
  const highTier = cities.filter(({ tier }) => tier !== null).map(({ adcode }) => adcode);
  for (const { path, calls } of screensOf(highTier)) {
    await withService(async (service) => {
      const cold: Spent[] = [];
      for (const call of calls) cold.push(await spent(service, call));
      for (const [at, call] of calls.entries()) {
        const runs: Spent[] = [];
        for (let run = 0; run < warmRuns; run++) runs.push(await spent(service, call));
        add({ screen: path, call: call.name, cold: cold[at], warm: least(runs), aim: call.aim });
      }
    });
  }
  if (!small) for (const row of await withService(goalRows)) add(row);
  return {
    ...nothing,
    figures: { rows: rows.map((row) => ({ ...row, isMet: isMet(row) })) },
    notes: [tableText(columns, rows.map(cellsOf))],
  };
};
