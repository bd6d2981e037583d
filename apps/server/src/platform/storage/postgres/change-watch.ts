import { AsyncLocalStorage } from 'node:async_hooks';
import { TableNode, type KyselyPlugin, type OperationNode, type RawNode } from 'kysely';

/** Record of what an operation has changed in the database. */
interface Watch {
  hasChanged: boolean;
  /** Actions of the entries that it recorded in the audit log, or omitted because of many similar ones. */
  readonly recorded: string[];
}

const watches = new AsyncLocalStorage<Watch>();

/** Tables whose rows are not user data: the service's own records and cached figures. */
const ownRecords = new Set([
  'audit_check',
  'audit_log',
  'audit_pending',
  'effect_result',
  'idempotency_key',
  'login_failure',
  'weekly_report',
]);

function tableName(node: OperationNode | undefined): string {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : '';
}

/** The table that a statement changes; undefined for one that only reads. */
function changedTable(node: OperationNode): string | undefined {
  switch (node.kind) {
    case 'InsertQueryNode':
      return tableName((node as unknown as { into?: OperationNode }).into);
    case 'UpdateQueryNode':
      return tableName((node as unknown as { table?: OperationNode }).table);
    case 'DeleteQueryNode':
      return tableName((node as unknown as { from: { froms: OperationNode[] } }).from.froms[0]);
    case 'RawNode': {
      const text = (node as RawNode).sqlFragments.join(' ');
      return /^\s*(insert|update|delete|merge|copy)\b/i.test(text) ? text.trim().slice(0, 60) : undefined;
    }
    default:
      return undefined;
  }
}

function note(node: OperationNode): void {
  const watch = watches.getStore();
  if (watch === undefined) return;
  const table = changedTable(node);
  if (table !== undefined && !ownRecords.has(table)) watch.hasChanged = true;
}

/** Registers an entry of the audit log. */
export function noteEntry(action: string): void {
  watches.getStore()?.recorded.push(action);
}

/** Observes every statement sent to the database, and changes none. */
export const changeWatcher: KyselyPlugin = {
  transformQuery({ node }) {
    note(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Runs an operation and returns whether it changed rows, and what it recorded in the audit log. */
export async function watchingChanges<Result>(
  work: () => Promise<Result>,
): Promise<Watch & { result: Result }> {
  const watch: Watch = { hasChanged: false, recorded: [] };
  const result = await watches.run(watch, work);
  return { ...watch, result };
}

/** Runs what goes on by itself apart from the operation that began it: what it changes and records is its own. */
export const apart = <Result>(work: () => Result): Result => watches.exit(work);
