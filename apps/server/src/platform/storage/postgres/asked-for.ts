import { sql, type RawBuilder } from './database.ts';

/** Whether a column is one of the values asked for; an empty list asks for all. */
export function isAskedFor(
  column: RawBuilder<unknown>,
  values: readonly (string | number)[],
  type: 'text' | 'int',
): RawBuilder<boolean> {
  if (values.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`;
}
