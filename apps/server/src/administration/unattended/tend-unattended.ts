import type { Context } from '../../context.ts';
import { startRounds } from '../../platform/rounds.ts';
import { sendNotices } from './notices.ts';
import { pullDue } from './pull-schedules.ts';
import { settleImports } from './settle-imports.ts';
import { returnAbandoned, takeFiles } from './watch-folder.ts';

const everyMilliseconds = 5000;

/** One round: files of the folder, pulls that are due, ends of imports, notices of them. */
export async function tendUnattended(context: Context): Promise<void> {
  await returnAbandoned(context);
  await takeFiles(context);
  await pullDue(context);
  await settleImports(context);
  await sendNotices(context);
}

/** Tends the imports that nobody waits for. Returns a stop function. */
export function startUnattended(context: Context): () => Promise<void> {
  return startRounds(async () => {
    try {
      await tendUnattended(context);
    } catch (error) {
      context.log.warn({ err: error }, 'tending unattended imports failed');
    }
  }, everyMilliseconds);
}
