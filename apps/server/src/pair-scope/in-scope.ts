import type { PairScope } from '@ooh/contract/permission/pair-scope';
import { sql, type RawBuilder } from '../storage/postgres/database.ts';

/** Whether a row's city and medium are granted; `city` and `medium` are columns of the row. */
export function inScope(
  scope: PairScope,
  city: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const own = scope.onlyMedia === null ? sql`true` : sql`${medium} = any(${[...scope.onlyMedia]}::int[])`;
  if (scope.isEverything) return sql<boolean>`(${own})`;
  return sql<boolean>`(${own} and (${city} = any(${[...scope.wholeCities]}::text[])
    or ${medium} = any(${[...scope.wholeMedia]}::int[])
    or ${city} || ':' || ${medium} = any(${[...scope.pairs]}::text[])))`;
}

/** Whether a column is one of the values asked for; an empty list asks for all. */
export function isAskedFor(
  column: RawBuilder<unknown>,
  values: readonly (string | number)[],
  type: 'text' | 'int',
): RawBuilder<boolean> {
  if (values.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`;
}

/** A pattern for ILIKE that contains the keyword, in which the user's % and _ mean themselves. */
export function containing(keyword: string): string {
  return `%${keyword.trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
