import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Work of the page's main thread during an action. */
export interface MainThreadRecord {
  readonly tasks: number;
  /** The longest task by the clock and by the processor's time, ms. */
  readonly longestMs: number;
  readonly longestCpuMs: number;
  /** Tasks over the limit, by the clock and by the processor's time. */
  readonly over: number;
  readonly overByCpu: number;
  /** All tasks together, ms of the processor. */
  readonly cpuMs: number;
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** A task that keeps the page from answering for longer counts as over, ms. */
export const longTaskMs = 200;

async function eventsOf(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const ended = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.end');
  await ended;
  return events;
}

function recordOf(events: readonly TraceEvent[]): MainThreadRecord {
  const threads = events.filter(
    ({ name, ph, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = new Set(threads.map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && taskNames.has(name) && isMain.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of a main thread');
  const clock = tasks.map(({ dur = 0 }) => dur / 1000);
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    tasks: tasks.length,
    longestMs: Math.max(...clock),
    longestCpuMs: Math.max(...cpu),
    over: clock.filter((ms) => ms > longTaskMs).length,
    overByCpu: cpu.filter((ms) => ms > longTaskMs).length,
    cpuMs: cpu.reduce((sum, ms) => sum + ms, 0),
  };
}

/**
 * Traces the main thread of the page while `act` runs. Drawing itself is the work of another process, which renders
 * in software where there is no graphics card: it is not counted, waiting for it is counted by the clock alone.
 */
export async function whileTraced(page: Page, act: () => Promise<void>): Promise<MainThreadRecord> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await act();
  const events = await eventsOf(session);
  await session.detach();
  return recordOf(events);
}
