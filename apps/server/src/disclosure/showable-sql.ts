import { sql, type RawBuilder } from '../platform/storage/postgres/database.ts';

/** `passesMinimumCell` over columns. */
export function isShowableSql(
  inside: RawBuilder<unknown>,
  outside: RawBuilder<unknown>,
  minimumCell: number,
): RawBuilder<boolean> {
  return sql<boolean>`(${inside} >= ${minimumCell} and (${outside} = 0 or ${outside} >= ${minimumCell}))`;
}

/** `sumPassesMinimumCell` over the rows of a group, one row per city. */
export function isSumShowableSql(
  inside: RawBuilder<unknown>,
  outside: RawBuilder<unknown>,
  minimumCell: number,
): RawBuilder<boolean> {
  const showable = (of: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
    isShowableSql(of, rest, minimumCell);
  const withheld = sql`filter (where not ${showable(inside, outside)})`;
  return sql<boolean>`(${showable(sql`sum(${inside})`, sql`sum(${outside})`)} and (count(*) ${withheld} = 0
    or ${showable(sql`sum(${inside}) ${withheld}`, sql`sum(${outside}) ${withheld}`)}))`;
}
