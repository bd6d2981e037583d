import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ContentVersion } from '@ooh/contract/domain/content';
import type { HandbookForm, MediaHandbook } from '@ooh/contract/domain/media-handbook';
import { handbookDocId, handbookTables, handbookTexts } from '@ooh/contract/domain/media-handbook-names';
import { planGoals } from '@ooh/contract/domain/plan-names';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { workdaysBefore } from '../../reference/calendar/calendar.ts';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { inForce, readVersions } from '../../reference/content/content-store.ts';
import { readMedia } from '../media-analysis/media-catalog.ts';

/** Days from today to the first day of posting where nothing is said. */
const usualNoticeDays = 28;
/** Working days before the final artwork by which the draft is reviewed. */
const reviewWorkdays = 3;

type Row = readonly [key: string, ...cells: string[]];

function rowsOf({ body }: ContentVersion, caption: string): Row[] {
  return body.flatMap((block) =>
    block.type === 'table' && block.caption === caption
      ? block.rows.map(({ key, cells }): Row => [key, ...cells])
      : [],
  );
}

function linesOf({ body }: ContentVersion, heading: string): string[] {
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

function formOf([key, ...cells]: Row, startDate: string): HandbookForm {
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
const goalsOf = (document: ContentVersion): MediaHandbook['goals'] =>
  rowsOf(document, handbookTables.goals).flatMap(([key, name = '', reason = '']) => {
    const goal = planGoals.find((one) => one === key);
    return goal === undefined ? [] : [{ goal, name, reason }];
  });

/** What handbooks say of buying a medium. */
export interface HandbookTerms {
  readonly goals: readonly MediaHandbook['goals'][number]['goal'][];
  /** Least units (起投量) by form. */
  readonly leastUnits: ReadonlyMap<number, number>;
}

/** Terms of the handbooks in force on a day, by document. */
export async function readHandbookTerms(db: Db, today: string): Promise<Map<string, HandbookTerms>> {
  const versions = await readVersions(db);
  return new Map(
    [...versions].flatMap(([docId, all]) => {
      const document = inForce(all, today);
      if (document?.kind !== 'medium') return [];
      const forms = rowsOf(document, handbookTables.forms).map((row) => formOf(row, today));
      const terms = {
        goals: goalsOf(document).map(({ goal }) => goal),
        leastUnits: new Map(forms.map(({ formId, leastUnits }) => [formId, leastUnits])),
      };
      return [[docId, terms] as const];
    }),
  );
}

/** The handbook of a medium in force today, with the deadlines of a first day of posting. */
export async function readHandbook(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { mediumId, startDate: asked }: { mediumId: number; startDate?: string | undefined },
): Promise<MediaHandbook> {
  const docId = handbookDocId(mediumId);
  const today = chinaDate(now());
  const [versions, media] = await Promise.all([readVersions(db, docId), readMedia(db)]);
  const medium = media.find((one) => one.mediumId === mediumId);
  const document = inForce(versions.get(docId) ?? [], today);
  if (medium === undefined || document === undefined) throw notFound('媒体手册');
  const startDate = asked ?? isoDateOf(dayNumber(today) + usualNoticeDays);
  const pairs = (caption: string) =>
    rowsOf(document, caption).map(([, name = '', value = '']) => ({ name, value }));
  return {
    mediumId,
    mediumName: medium.name,
    unit: medium.unit,
    category: medium.category,
    docId,
    version: document.version,
    effectiveOn: document.effectiveOn,
    strengths: linesOf(document, handbookTexts.strengths),
    limits: linesOf(document, handbookTexts.limits),
    goals: goalsOf(document),
    startDate,
    forms: rowsOf(document, handbookTables.forms).map((row) => formOf(row, startDate)),
    surcharges: pairs(handbookTables.surcharges),
  };
}
