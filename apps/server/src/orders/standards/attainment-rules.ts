import type { ContentBlock } from '@ooh/contract/domain/content';
import { lastDayWithin } from '../../reference/calendar/calendar.ts';

/** Cases that kept a promise, and all that were due. */
export interface Tally {
  readonly kept: number;
  readonly due: number;
}

/** The limit of each promise of a table: the first number of its second column, 5 of 「T+5 个工作日」. */
export function limitsOf(body: readonly ContentBlock[]): ReadonlyMap<string, number> {
  const rows = body.flatMap((block) => (block.type === 'table' ? block.rows : []));
  return new Map(
    rows.flatMap(({ key, cells }) => {
      const number = /\d+(?:\.\d+)?/.exec(cells[1] ?? '')?.[0];
      return number === undefined ? [] : [[key, Number(number)] as const];
    }),
  );
}

/** Some cases with the same days: when they began, and when they were done, if they were. */
export interface DatedCases {
  readonly begun: string;
  readonly done: string | null;
  readonly cases: number;
}

/** Cases that were done within so many working days. One that is still open counts once its last day is over. */
export function tallyWithin(dated: readonly DatedCases[], workdays: number, today: string): Tally {
  let [kept, due] = [0, 0];
  for (const { begun, done, cases } of dated) {
    const last = lastDayWithin(begun, workdays);
    if (done === null && last >= today) continue;
    due += cases;
    if (done !== null && done <= last) kept += cases;
  }
  return { kept, due };
}
