import { certain } from '@ooh/contract/core/certain';
import type { RecordEntry } from '../../platform/audit/entry-recorder.ts';
import { packRule, type PackRule } from '@ooh/contract/domain/crowd-pack';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { checkRule } from './check-rule.ts';
import { packJobKind, type PackJob } from './compute-pack.ts';
import { assertPackCitiesGranted } from '../../access/pack-access.ts';
import { changePack, insertPack, packOfRequest, setPackJob, type StoredPack } from './pack-store.ts';
import { notePackEvent } from './pack-events.ts';
import { ruleSentence } from './rule-text.ts';

interface Caller {
  readonly user: SignedInUser;
  readonly record: RecordEntry;
}

interface SubmittedPack {
  readonly name: string;
  readonly cityCodes: readonly string[];
  readonly rule: PackRule;
  readonly folder?: string | null;
  readonly validUntil?: string | null;
  readonly requestKey?: string;
}

/** Refuses a change that was made against an older version. */
export function packConflict(): AppError {
  return new AppError('conflict', '该人群包已被他人更新，请查看最新版本后再操作');
}

const present = (pack: StoredPack, jobId = pack.job_id) => ({
  packId: pack.pack_id,
  packNo: pack.pack_no,
  jobId: jobId ?? '',
  version: pack.version,
});

/** Stores a pack and begins its computation; the same form sent twice is one pack. */
export async function submitPack(
  context: Context,
  { user, record }: Caller,
  { requestKey, ...pack }: SubmittedPack,
) {
  const cityCodes = [...new Set(pack.cityCodes)];
  assertPackCitiesGranted(user, cityCodes);
  const names = await checkRule(context.db, user, pack.rule);
  const summary = ruleSentence(pack.rule, names);
  const made = await context.db.transaction().execute(async (transaction) => {
    const stored = await insertPack(
      transaction,
      user,
      { ...pack, cityCodes, summary, requestKey },
      context.now(),
    );
    if (stored === undefined) return undefined;
    const job: PackJob = { packId: stored.pack_id };
    const jobId = await context.jobs.enqueue(packJobKind, user.userId, job, transaction);
    await setPackJob(transaction, stored.pack_id, jobId);
    const detail = { packId: stored.pack_id, packNo: stored.pack_no };
    await record(detail, transaction);
    return present(stored, jobId);
  });
  context.jobs.wake();
  if (made !== undefined) return made;
  return present(
    certain(await packOfRequest(context.db, user.userId, requestKey), 'pack of the request', requestKey),
  );
}

/** Computes a pack anew on the panels in force. Refuses while it is being computed and against an older version. */
export async function resubmitPack(
  context: Context,
  { user, record }: Caller,
  pack: StoredPack,
  version: number,
) {
  if (pack.version !== version) throw packConflict();
  if (pack.state === 'computing') throw new AppError('refused', '人群包正在计算中，请等待完成');
  assertPackCitiesGranted(user, pack.city_codes);
  await checkRule(context.db, user, packRule.parse(pack.rule));
  const again = await context.db.transaction().execute(async (transaction) => {
    const job: PackJob = { packId: pack.pack_id };
    const jobId = await context.jobs.enqueue(packJobKind, user.userId, job, transaction);
    const change = { state: 'computing' as const, jobId };
    const changed = await changePack(transaction, pack, change, context.now());
    if (changed === undefined) throw packConflict();
    const event = { packId: pack.pack_id, kind: 'recompute', userId: user.userId } as const;
    await notePackEvent(transaction, { ...event, at: context.now() });
    const detail = { packId: pack.pack_id, jobId };
    await record(detail, transaction);
    return { packId: pack.pack_id, jobId, version: changed.version };
  });
  context.jobs.wake();
  return again;
}
