import { createHash } from 'node:crypto';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

/** A requested number of panel persons. */
export interface LedgerCell {
  /** Release, city, place and kind of count: numbers of one place are compared with each other. */
  readonly place: string;
  readonly panelPersons: number;
  /** The answer to give if no similar number was answered before. */
  readonly noised: number;
}

export interface AskedQuestion {
  readonly organisationId: string;
  /** Day on which the question counts. */
  readonly day: string;
  readonly question: string;
}

export interface LedgerLimits {
  readonly minimumCell: number;
  readonly dailyQuestions: number;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** Counts a new question of the day; refuses it when the daily budget is used up. */
async function countQuestion(
  transaction: DbOrTransaction,
  { organisationId, day, question }: AskedQuestion,
  dailyQuestions: number,
): Promise<void> {
  const hash = shortHash(question);
  const { rows } = await sql<{ asked: number; isKnown: boolean }>`
    select count(*)::int as asked, coalesce(bool_or(question = ${hash}), false) as "isKnown"
    from privacy_question where organisation_id = ${organisationId} and day = ${day}`.execute(transaction);
  const { asked, isKnown } = rows[0];
  if (isKnown) return;
  if (asked >= dailyQuestions)
    throw new AppError(
      'refused',
      `本组织今日的人群查询额度（${dailyQuestions} 个不同问题）已用完，请明天再试；今天已查过的问题仍可查看`,
    );
  await transaction
    .insertInto('privacy_question')
    .values({ organisation_id: organisationId, day, question: hash })
    .execute();
}

interface StoredAnswer {
  readonly panelPersons: number;
  readonly shown: number;
}

async function answersAt(
  transaction: DbOrTransaction,
  organisationId: string,
  places: readonly string[],
): Promise<Map<string, StoredAnswer[]>> {
  const rows = await transaction
    .selectFrom('privacy_answer')
    .select(['place', 'panel_persons as panelPersons', 'shown'])
    .where('organisation_id', '=', organisationId)
    .where('place', '=', sql<string>`any(${[...places]}::text[])`)
    .orderBy('answer_no')
    .execute();
  return Map.groupBy(rows, ({ place }) => place) as Map<string, StoredAnswer[]>;
}

/**
 * Decides the answers to an organisation. A number nearer than the minimum cell to an earlier one of the same
 * place gets the earliest such answer; a new one gets its own noise and is stored.
 */
export async function discloseCounts(
  db: Db,
  asked: AskedQuestion,
  cells: readonly LedgerCell[],
  { minimumCell, dailyQuestions }: LedgerLimits,
): Promise<number[]> {
  const { organisationId } = asked;
  return db.transaction().execute(async (transaction) => {
    // Two concurrent answers must not both be the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy ${organisationId}`}, 0))`.execute(
      transaction,
    );
    await countQuestion(transaction, asked, dailyQuestions);
    const places = cells.map(({ place }) => shortHash(place));
    const stored = await answersAt(transaction, organisationId, [...new Set(places)]);
    const added: Record<string, unknown>[] = [];
    const shown = cells.map(({ panelPersons, noised }, at) => {
      const place = places[at];
      const earlier = stored.get(place) ?? [];
      const near = earlier.find(
        (one) => !meetsMinimumCell(Math.abs(one.panelPersons - panelPersons), minimumCell),
      );
      if (near !== undefined) return near.shown;
      stored.set(place, [...earlier, { panelPersons, shown: noised }]);
      added.push({ organisation_id: organisationId, place, panel_persons: panelPersons, shown: noised });
      return noised;
    });
    await insertRows(
      transaction,
      'privacy_answer',
      'organisation_id uuid, place text, panel_persons int, shown int',
      added,
    );
    return shown;
  });
}

const keptDays = 30;

/** Deletes old questions; answers are kept, so that they stay the same. */
export async function dropOldQuestions(db: Db, now: Date): Promise<void> {
  const old = chinaDate(new Date(now.getTime() - keptDays * 86_400_000));
  await db.deleteFrom('privacy_question').where('day', '<', old).execute();
}

/** Number of questions by organisation on a day, most first. */
export async function questionsOf(db: Db, day: string): Promise<{ name: string; questions: number }[]> {
  return db
    .selectFrom('privacy_question')
    .innerJoin('organisation', 'organisation.id', 'privacy_question.organisation_id')
    .select((eb) => ['organisation.name as name', eb.fn.countAll<number>().as('questions')])
    .where('day', '=', day)
    .groupBy('organisation.name')
    .orderBy('questions', 'desc')
    .orderBy('name')
    .execute();
}
