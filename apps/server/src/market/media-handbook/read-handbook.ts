import { chinaDate } from '@ooh/contract/domain/china-time';
import type { MediaHandbook } from '@ooh/contract/domain/media-handbook';
import { handbookDocId, handbookTables, handbookTexts } from '@ooh/contract/domain/media-handbook-names';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import { inForce, readVersions } from '../../reference/content/content-store.ts';
import { formOf, goalsOf, linesOf, rowsOf } from '../handbook-content/parse-handbook.ts';
import { readMedia } from '../media-analysis/media-catalog.ts';

/** Days from today to the first day of posting where nothing is said. */
const usualNoticeDays = 28;

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
