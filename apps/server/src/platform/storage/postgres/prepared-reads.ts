import type pg from 'pg';

/** Number of uses from which a statement is prepared; rarer ones are not worth it. */
const firstPreparedUse = 3;
const maxStatements = 400;
const longestText = 12_000;
const isRead = /^\s*(select|with)\b/i;

/** Names of frequently used statements; undefined for others. Shared by all connections of a pool. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxStatements || text.length > longestText || !isRead.test(text)) return undefined;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < firstPreparedUse) {
      // Texts with lists of varying length are numerous and rarely repeated.
      if (uses.size >= maxStatements * 4) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = `read_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Lets a connection prepare frequent reads, so that PostgreSQL parses them once.
 * Everything else is passed unchanged.
 */
export function prepareReads(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const plain = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((text: unknown, values?: unknown, ...more: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? plain(text, values, ...more) : plain({ name, text, values }, ...more);
  }) as typeof client.query;
}
