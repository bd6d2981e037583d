import type { Ranked } from '@ooh/contract/core/privacy';
import type { Figure } from '@ooh/contract/domain/figure';
import type { Fields } from './scope.ts';

/** More rows than any answer has. */
const allRows = 1_000_000;

/** The request for all rows of a list, so that neither their order nor the end of a page follows exact figures. */
export function askingForAll(input: Fields, ranked: Ranked | undefined): Fields {
  if (ranked === undefined) return input;
  return {
    ...input,
    ...('limit' in input ? { limit: allRows } : {}),
    ...('pageSize' in input ? { pageNo: 1, pageSize: allRows } : {}),
  };
}

const keyOf = (row: Fields, by: string): number | string | null => {
  const value = row[by];
  if (typeof value === 'number' || typeof value === 'string') return value;
  return (value as Figure | null | undefined)?.value ?? null;
};

/** Larger first, what is withheld last, equal ones by name. */
function compare(a: Fields, b: Fields, by: string, isAscending: boolean): number {
  const [x, y] = [keyOf(a, by), keyOf(b, by)];
  if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
  const order = typeof x === 'string' ? x.localeCompare(String(y), 'zh') : x - Number(y);
  return (isAscending ? order : -order) || byName(a, b);
}

const byName = (a: Fields, b: Fields): number =>
  String(a['areaId'] ?? a['name']).localeCompare(String(b['areaId'] ?? b['name']), 'zh');

/** The rows of a list by the disclosed figures, cut to the page that was asked for. */
export function rankedRows(input: Fields, ranked: Ranked | undefined, answer: unknown): unknown {
  if (ranked === undefined) return answer;
  const { list, by, isOpen } = ranked;
  const fields = answer as Record<string, unknown>;
  const asked = input['orderBy'] ?? input['sortBy'];
  const isAscending = input['isAscending'] === true;
  const all = fields[list] as Fields[];
  // That a cell of the map is there at all would say that somebody is in it.
  const rows = isOpen === true ? all.filter((row) => keyOf(row, by) !== null) : all;
  const sorted = rows.toSorted((a, b) => compare(a, b, typeof asked === 'string' ? asked : by, isAscending));
  const { limit, pageNo, pageSize } = input as Readonly<Record<string, number | undefined>>;
  const [from, count] =
    pageNo !== undefined && pageSize !== undefined
      ? [(pageNo - 1) * pageSize, pageSize]
      : [0, limit ?? allRows];
  return {
    ...fields,
    [list]: sorted.slice(from, from + count),
    ...('total' in fields ? { total: rows.length } : {}),
    ...(pageNo === undefined ? {} : { pageNo, pageSize }),
  };
}
