import type { AuditAction } from '@ooh/contract/core/audit-action';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import type { AuditActor, AuditEntry, AuditLog } from './audit-log.ts';

/**
 * Puts the entry that a call declares into the audit log. Within a transaction it stands or falls with the change that it
 * records. The outcome is `done` and the actor the caller, unless told otherwise.
 */
export type RecordEntry = (
  detail: NonNullable<AuditEntry['detail']>,
  transaction?: DbOrTransaction,
  more?: Pick<AuditEntry, 'outcome'> & { readonly actor?: AuditActor | null },
) => Promise<void>;

/** A call has not declared what it records, or declared what it does not record. */
class EntryMismatch extends Error {
  override readonly name = 'EntryMismatch';
}

/** The recorder of one request, whose work may be part of a transaction. A call of several entries names each where it is made. */
export function entryRecorder(
  audit: Pick<AuditLog, 'record'>,
  actions: readonly AuditAction[],
  caller: Pick<AuditEntry, 'actor' | 'address' | 'requestId'>,
  whole?: DbOrTransaction,
): RecordEntry {
  return (detail, transaction = whole, more) => {
    const [action, ...others] = actions.filter((declared) => declared !== 'call.change');
    if (action === undefined || others.length > 0)
      throw new EntryMismatch(`one audit action is recorded, declared are: ${actions.join(', ')}`);
    return audit.record({ ...caller, ...more, action, detail }, transaction);
  };
}

/** Whether the actions recorded are those declared, and there is one for a change. */
export function assertMatch(
  path: string,
  declared: readonly AuditAction[],
  done: { readonly hasChanged: boolean; readonly recorded: readonly string[] },
): void {
  const stray = done.recorded.filter((action) => !(declared as readonly string[]).includes(action));
  if (stray.length > 0)
    throw new EntryMismatch(`${path} records ${stray.join(', ')}, which it does not declare`);
  if (done.hasChanged && done.recorded.length === 0 && !declared.includes('call.change'))
    throw new EntryMismatch(`${path} changes rows and records nothing`);
}
