import type { Logger } from 'pino';
import { JobStopped } from './job-stopped.ts';
import type { JobStore } from './job-store.ts';

const reportEveryMilliseconds = 400;
/** Interval of heartbeats of a job without progress. */
const signOfLifeEvery = 10;

/** Writes a running job's latest progress a few times per second, and reads cancellation from the table. */
export function startReporting(
  store: Pick<JobStore, 'report'>,
  jobId: string,
  stop: AbortController,
  log: Logger,
): { progress(share: number, phase: string): void; stop(): Promise<void> } {
  let latest = { share: 0, phase: '准备' };
  let written = latest;
  let quiet = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    quiet += 1;
    if (written === latest && quiet < signOfLifeEvery) return;
    quiet = 0;
    written = latest;
    try {
      const { cancelRequested } = await store.report(jobId, latest.share, latest.phase);
      if (cancelRequested) stop.abort(new JobStopped('cancelled'));
    } catch (error) {
      log.warn({ err: error, jobId }, 'cannot report progress');
    }
  }

  const timer = setInterval(() => {
    writing = writing.then(write);
  }, reportEveryMilliseconds);
  return {
    progress(share, phase) {
      latest = { share: Math.min(1, Math.max(0, share)), phase };
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
