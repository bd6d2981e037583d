import { dropStaleFailures } from '../account/login-throttle.ts';
import type { Context } from '../context.ts';
import { dropOldSessions } from '../session/session.ts';

const everyMilliseconds = 3_600_000;

async function tidy({ db, log, now }: Context): Promise<void> {
  try {
    await dropStaleFailures(db, now());
    await dropOldSessions(db, now());
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed');
  }
}

/** Drops what no longer matters, now and every hour. Returns how to end it. */
export function startHousekeeping(context: Context): () => void {
  void tidy(context);
  const timer = setInterval(() => void tidy(context), everyMilliseconds).unref();
  return () => clearInterval(timer);
}
