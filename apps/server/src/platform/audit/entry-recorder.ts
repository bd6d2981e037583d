import type { AuditAction } from '@ooh/contract/core/audit-action';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import type { AuditActor, AuditEntry, AuditLog } from './audit-log.ts';

/**
 * Records the declared entry of a call in the audit log. Within a transaction it is committed or rolled back with the change that it
 * records. The outcome is `done` and the actor the caller, by default.
 */
export type RecordEntry = (
  detail: NonNullable<AuditEntry['detail']>,
  transaction?: DbOrTransaction,
  more?: Pick<AuditEntry, 'outcome'> & { readonly actor?: AuditActor | null },
) => Promise<void>;

/** A call recorded an undeclared action, or did not record a declared one. */
class EntryMismatch extends Error {
  override readonly name = 'EntryMismatch';
}

/** The recorder of one request, whose work may be part of a transaction. A call with several actions states the action with each entry. */
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

/** Checks that the recorded actions are declared, and that a change has one. */
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
