import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { PrivacyLimits } from '../../platform/config/privacy-limits.ts';
import {
  decideAnswers,
  placeOf,
  unpaidFamilies,
  type AskedFamily,
  type LedgerCell,
  type StoredAnswer,
} from './decide-answers.ts';

async function answersOf(
  transaction: DbOrTransaction,
  places: readonly string[],
): Promise<Map<string, StoredAnswer[]>> {
  const rows = await transaction
    .selectFrom('privacy_answer')
    .select(['place', 'element', 'noised', 'shown'])
    .where('place', '=', sql<string>`any(${[...places]}::text[])`)
    .orderBy('answer_no')
    .execute();
  return Map.groupBy(rows, ({ place }) => place) as Map<string, StoredAnswer[]>;
}

/** Counts new families of questions; refuses all of them when one exceeds what is left. */
async function payFor(
  transaction: DbOrTransaction,
  organisationId: string,
  asked: readonly AskedFamily[],
  limits: PrivacyLimits,
): Promise<void> {
  const releases = [...new Set(asked.map(({ release }) => release))];
  const known = await transaction
    .selectFrom('privacy_family')
    .select(['release', 'level', 'family'])
    .where('organisation_id', '=', organisationId)
    .where('release', '=', sql<string>`any(${releases}::text[])`)
    .execute();
  const added = unpaidFamilies(known, asked, limits);
  await insertRows(
    transaction,
    'privacy_family',
    'organisation_id uuid, release text, level text, family text',
    added.map((one) => ({ organisation_id: organisationId, ...one })),
  );
}

/** Decides answers, and keeps them. Refuses when they would take more than the organisation's budget. */
async function disclose(
  db: Db,
  organisationId: string,
  cells: readonly LedgerCell[],
  limits: PrivacyLimits,
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    // Two concurrent answers must not both be the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('privacy answers', 0))`.execute(transaction);
    const stored = await answersOf(transaction, [...new Set(cells.map(placeOf))]);
    const { shown, added, families } = decideAnswers(stored, cells);
    await payFor(transaction, organisationId, families, limits);
    const columns = 'place text, element text, noised int, shown int';
    await insertRows(
      transaction,
      'privacy_answer',
      columns,
      added.map((one) => ({ ...one })),
    );
    return shown;
  });
}

export interface PrivacyUse {
  readonly limits: PrivacyLimits;
  /** Families of questions by organisation and panel release, most first. */
  readonly used: { name: string; release: string; city: number; place: number }[];
}

/** What organisations have used. */
async function questionsAsked(db: Db): Promise<PrivacyUse['used']> {
  const { rows } = await sql<PrivacyUse['used'][number]>`
    select organisation.name, release, count(*) filter (where level = 'city')::int as city,
      count(*) filter (where level = 'place')::int as place
    from privacy_family join organisation on organisation.id = organisation_id
    group by organisation.name, release order by count(*) desc, name, release`.execute(db);
  return rows;
}

/** The answers given to all, and the questions of every organisation. */
export interface AnswerLedger {
  /** What is said for noised numbers. Refuses when they would take more than the organisation's budget. */
  disclose(organisationId: string, cells: readonly LedgerCell[]): Promise<number[]>;
  used(): Promise<PrivacyUse['used']>;
}

export function openAnswerLedger(db: Db, limits: PrivacyLimits): AnswerLedger {
  return {
    disclose: (organisationId, cells) => disclose(db, organisationId, cells, limits),
    used: () => questionsAsked(db),
  };
}
