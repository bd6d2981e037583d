import { auditActionsOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { RequestInfo } from '../api/handler.ts';
import type { Context } from '../context.ts';
import { entryRecorder } from '../platform/audit/entry-recorder.ts';
import { withIdempotencyKey } from '../platform/idempotency/answer-once.ts';
import { watchingChanges } from '../platform/storage/postgres/change-watch.ts';
import { joinedTo } from '../platform/storage/postgres/joined-transaction.ts';

/** A handler without the types of its call: the registry has checked that they fit. */
export type AnyHandler = (context: Context, input: unknown, request: RequestInfo) => Promise<unknown>;

interface Mounted {
  readonly context: Context;
  readonly call: Endpoint;
  readonly handler: AnyHandler;
}

/** The key of a call where URLs of several prefixes are combined. */
export const callName = ({ prefix, path }: Endpoint): string => (prefix === 'v1' ? `v1/${path}` : path);

/**
 * Executes a call and returns what it changed and recorded. Where the call is idempotent by key and the caller sent
 * one, all of it is one transaction with the key.
 */
export async function performCall(
  { context, call, handler }: Mounted,
  input: unknown,
  request: RequestInfo,
  key: string | null,
) {
  const { user, address, requestId, file } = request;
  if (call.idempotent !== 'by-key' || key === null || user === null)
    return watchingChanges(() => handler(context, input, request));
  const named = { userId: user.userId, key, call: callName(call), input, file: file?.bytes ?? null };
  const done = await watchingChanges(() =>
    withIdempotencyKey(context, named, (transaction) => {
      const caller = { actor: user, address, requestId };
      const record = entryRecorder(context.audit, auditActionsOf(call), caller, transaction);
      return handler({ ...context, db: joinedTo(transaction) }, input, { ...request, record });
    }),
  );
  // Queued jobs are visible to others only now. Jobs are not observed, because they are not part of the call.
  context.jobs.wake();
  return done;
}
