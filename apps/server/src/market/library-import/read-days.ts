import { readDay } from '../../city-data/imports/schema/read-day.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';

/** First and last day of a row; `otherwise` for an empty cell. Null, with a reported problem, for an invalid day. */
export function readDays(
  cells: RowCells,
  fields: readonly [string, string],
  otherwise: readonly [string | null, string | null] = [null, null],
): readonly [string, string] | null {
  const days = fields.map((field, i) => {
    const day = readDay(cells.text(field));
    if (day === undefined) return cells.refuse(field, '应为 YYYY-MM-DD 的日期');
    return day ?? otherwise[i] ?? cells.refuse(field, '为空');
  });
  const [first, last] = days;
  if (!first || !last) return null;
  return last < first ? cells.refuse(fields[1], `早于${cells.name(fields[0])}`) : [first, last];
}
