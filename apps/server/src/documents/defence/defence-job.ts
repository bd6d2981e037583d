import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { JobControl, JobKind } from '../../platform/job/jobs.ts';
import { findReader } from '../../platform/session/reader.ts';
import { buildDefence } from './build-defence.ts';
import { defenceKey, findDefence, keepDefence } from './defence-store.ts';
import type { DefenceAsked } from './defence-subject.ts';
import { readDefenceSubject } from './read-subject.ts';

export const defenceJobKind = 'defence';

async function runDefence(
  context: Context,
  asked: DefenceAsked,
  control: JobControl,
): Promise<Record<string, unknown>> {
  const reader = await findReader(context.db, control.ownerId);
  if (reader === null) throw new AppError('refused', '账号已停用');
  const subject = await readDefenceSubject(context, reader, asked);
  const key = await defenceKey(context, subject);
  if ((await findDefence(context.db, asked, key)) === undefined) {
    const content = await buildDefence(context, reader, subject, control);
    control.signal.throwIfAborted();
    await keepDefence(context, asked, { key, content, by: reader.userId });
  }
  return {};
}

/** Prepares what is presented of a plan or an order. It changes nothing else, so an interrupted one begins anew. */
export const defenceJob: JobKind<DefenceAsked> = { afterInterruption: 'requeue', run: runDefence };
