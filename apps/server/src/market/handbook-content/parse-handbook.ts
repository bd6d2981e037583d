import type { ContentVersion } from '@ooh/contract/domain/content';
import type { HandbookForm, MediaHandbook } from '@ooh/contract/domain/media-handbook';
import { handbookTables } from '@ooh/contract/domain/media-handbook-names';
import { planGoals } from '@ooh/contract/domain/plan-names';
import { workdaysBefore } from '../../reference/calendar/calendar.ts';

/** Working days before the final artwork by which the draft is reviewed. */
const reviewWorkdays = 3;

type Row = readonly [key: string, ...cells: string[]];

/** Rows of the table of a caption, each with its key. */
export function rowsOf({ body }: ContentVersion, caption: string): Row[] {
  return body.flatMap((block) =>
    block.type === 'table' && block.caption === caption
      ? block.rows.map(({ key, cells }): Row => [key, ...cells])
      : [],
  );
}

/** Lines of the text under a heading. */
export function linesOf({ body }: ContentVersion, heading: string): string[] {
  return body.flatMap((block) =>
    block.type === 'text' && block.heading === heading ? block.text.split('\n') : [],
  );
}

/** A whole number as an editor wrote it; 0 where there is none. */
const countIn = (cell: string | undefined): number =>
  Number.parseInt((cell ?? '').replaceAll(',', ''), 10) || 0;

/** What is due before a first day of posting, the earliest first. */
export function deadlinesOf(startDate: string, leadWorkdays: number): HandbookForm['deadlines'] {
  return [
    { step: '初稿送审', workdays: leadWorkdays + reviewWorkdays },
    { step: '终稿与授权文件', workdays: leadWorkdays },
  ].map((due) => ({ ...due, day: workdaysBefore(startDate, due.workdays) }));
}

/** A form out of its row, with the deadlines of a first day of posting. */
export function formOf([key, ...cells]: Row, startDate: string): HandbookForm {
  const [formName = '', material = '', file = '', resolution = '', safe, lead, least] = cells;
  const leadWorkdays = countIn(lead);
  return {
    formId: countIn(key),
    formName,
    material,
    file,
    resolution,
    safeMillimeters: countIn(safe),
    leadWorkdays,
    leastUnits: countIn(least),
    deadlines: deadlinesOf(startDate, leadWorkdays),
  };
}

/** Goals that a handbook recommends its medium for, with the reasons. */
export const goalsOf = (document: ContentVersion): MediaHandbook['goals'] =>
  rowsOf(document, handbookTables.goals).flatMap(([key, name = '', reason = '']) => {
    const goal = planGoals.find((one) => one === key);
    return goal === undefined ? [] : [{ goal, name, reason }];
  });
