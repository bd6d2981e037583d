import type { AuditAction } from '@ooh/contract/core/audit-action';
import type { ProposalKind, ProposedChange } from '@ooh/contract/domain/account-proposal';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export type ChangeInput<Kind extends ProposalKind> = ParsedInput<`v1/admin/${Kind}`>;
/** What a change answers once it is made. */
export type Effect<Kind extends ProposalKind> = Exclude<
  CallOutput<`v1/admin/${Kind}`>,
  { readonly changeId: string }
>;

export interface ChangeWork {
  readonly now: Date;
  /** Records the change in the transaction that makes it. */
  record(action: AuditAction, detail: Record<string, unknown>): Promise<void>;
}

/** What a change is about, in words. */
export interface Described {
  readonly subject: string;
  readonly changes: readonly ProposedChange[];
}

/** A change of users, roles or organisations, which may wait for another administrator. */
export interface AccountChange<Kind extends ProposalKind> {
  /** False for what one administrator does alone. */
  needsSecond(db: DbOrTransaction, input: ChangeInput<Kind>, now: Date): Promise<boolean>;
  /** What it changes and rests on, as it is; a proposal stands only while this is the same. */
  base(db: DbOrTransaction, input: ChangeInput<Kind>, now: Date): Promise<unknown>;
  describe(db: DbOrTransaction, input: ChangeInput<Kind>, now: Date): Promise<Described>;
  apply(transaction: DbOrTransaction, input: ChangeInput<Kind>, work: ChangeWork): Promise<Effect<Kind>>;
}

/** The rows of texts that differ. */
export function differences(
  rows: readonly (readonly [label: string, before: string | null, after: string | null])[],
): ProposedChange[] {
  return rows.flatMap(([label, before, after]) => (before === after ? [] : [{ label, before, after }]));
}

export const always = async (): Promise<boolean> => true;
