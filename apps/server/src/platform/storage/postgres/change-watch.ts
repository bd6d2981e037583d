import { AsyncLocalStorage } from 'node:async_hooks';
import { TableNode, type KyselyPlugin, type OperationNode, type RawNode } from 'kysely';

/** What some work has done to the database so far. */
interface Watch {
  hasChanged: boolean;
  /** Actions of the entries that it put into the audit log, or left out there because there are many alike. */
  readonly recorded: string[];
}

const watches = new AsyncLocalStorage<Watch>();

/** Rows that are no change of anything a user works with: records of the service's own, and figures kept once computed. */
const ownRecords = new Set(['audit_check', 'audit_log', 'effect_result', 'idempotency_key', 'login_failure']);

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

/** Notes an entry of the audit log. */
export function noteEntry(action: string): void {
  watches.getStore()?.recorded.push(action);
}

/** Looks at every statement on its way to the database, and changes none. */
export const changeWatcher: KyselyPlugin = {
  transformQuery({ node }) {
    note(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Does some work and tells whether it changed rows, and what it put into the audit log. */
export async function watchingChanges<Result>(
  work: () => Promise<Result>,
): Promise<Watch & { result: Result }> {
  const watch: Watch = { hasChanged: false, recorded: [] };
  const result = await watches.run(watch, work);
  return { ...watch, result };
}
