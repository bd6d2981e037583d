import { sql, type RawBuilder } from './database.ts';

/** Condition that a column is one of the requested values; an empty list means all. */
export function isAskedFor(
  column: RawBuilder<unknown>,
  values: readonly (string | number)[],
  type: 'text' | 'int',
): RawBuilder<boolean> {
  if (values.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`;
}
