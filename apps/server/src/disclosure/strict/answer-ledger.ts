import { createHash } from 'node:crypto';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { PrivacyLevel, PrivacyLimits } from '../../platform/config/privacy-limits.ts';

/** A noised number that is asked for. Nothing else of the people reaches the ledger. */
export interface LedgerCell {
  /** Release of the panel, which names its city. */
  readonly release: string;
  readonly level: PrivacyLevel;
  readonly family: string;
  readonly element: string;
  /** Answers of one place and kind are compared with each other. */
  readonly place: string;
  readonly noised: number;
  /** An earlier answer of the place that is nearer than this is given instead. */
  readonly near: number;
}

const shortHash = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

interface StoredAnswer {
  readonly place: string;
  readonly element: string;
  readonly noised: number;
  readonly shown: number;
}

async function answersOf(
  transaction: DbOrTransaction,
  organisationId: string,
  places: readonly string[],
): Promise<Map<string, StoredAnswer[]>> {
  const rows = await transaction
    .selectFrom('privacy_answer')
    .select(['place', 'element', 'noised', 'shown'])
    .where('organisation_id', '=', organisationId)
    .where('place', '=', sql<string>`any(${[...places]}::text[])`)
    .orderBy('answer_no')
    .execute();
  return Map.groupBy(rows, ({ place }) => place) as Map<string, StoredAnswer[]>;
}

interface AskedFamily {
  readonly release: string;
  readonly level: PrivacyLevel;
  readonly family: string;
}

const levelNames: Readonly<Record<PrivacyLevel, string>> = { city: '城市与行政区', place: '地点与区域' };

/** Counts new families of questions; refuses all of them when one exceeds what is left. */
async function payFor(
  transaction: DbOrTransaction,
  organisationId: string,
  asked: readonly AskedFamily[],
  limits: PrivacyLimits,
): Promise<void> {
  const families = new Map(asked.map((one) => [JSON.stringify([one.release, one.family]), one]));
  const releases = [...new Set(asked.map(({ release }) => release))];
  const known = await transaction
    .selectFrom('privacy_family')
    .select(['release', 'level', 'family'])
    .where('organisation_id', '=', organisationId)
    .where('release', '=', sql<string>`any(${releases}::text[])`)
    .execute();
  for (const { release, family } of known) families.delete(JSON.stringify([release, family]));
  const added = [...families.values()];
  for (const { release, level } of added) {
    const of = (one: { readonly release: string; readonly level: string }) =>
      one.release === release && one.level === level;
    const { questions } = limits[level];
    if (known.filter(of).length + added.filter(of).length > questions)
      throw new AppError(
        'refused',
        `本组织对人群样本 ${release} 的「${levelNames[level]}」查询额度（${questions} 个问题）已用完，换新的样本版本前不再回答新的问题；已查过的问题仍可查看`,
      );
  }
  await insertRows(
    transaction,
    'privacy_family',
    'organisation_id uuid, release text, level text, family text',
    added.map((one) => ({ organisation_id: organisationId, ...one })),
  );
}

/**
 * Decides the answers to an organisation, from noised numbers alone. A number that is near an earlier answer of its place gets
 * the earliest such answer; others are stored. A family is paid for once; one whose numbers have changed under
 * the same question, such as after an import of lines, is paid for again.
 */
export async function discloseCounts(
  db: Db,
  organisationId: string,
  cells: readonly LedgerCell[],
  limits: PrivacyLimits,
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    // Two concurrent answers must not both be the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy ${organisationId}`}, 0))`.execute(transaction);
    const places = cells.map(({ release, place }) => shortHash(release, place));
    const stored = await answersOf(transaction, organisationId, [...new Set(places)]);
    const [added, families]: [Record<string, unknown>[], AskedFamily[]] = [[], []];
    const shown = cells.map(({ release, level, family, element, noised, near }, at) => {
      const place = places[at];
      const key = shortHash(family, element);
      const earlier = stored.get(place) ?? [];
      const own = earlier.filter((one) => one.element === key);
      const same = own.findIndex((one) => one.noised === noised);
      const version = same < 0 ? own.length : same;
      families.push({ release, level, family: shortHash(family, String(version)) });
      if (same >= 0) return own[same].shown;
      const given = earlier.find((one) => Math.abs(one.shown - noised) < near)?.shown ?? noised;
      stored.set(place, [...earlier, { place, element: key, noised, shown: given }]);
      added.push({ organisation_id: organisationId, place, element: key, noised, shown: given });
      return given;
    });
    await payFor(transaction, organisationId, families, limits);
    await insertRows(
      transaction,
      'privacy_answer',
      'organisation_id uuid, place text, element text, noised int, shown int',
      added,
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
export async function questionsAsked(db: Db): Promise<PrivacyUse['used']> {
  const { rows } = await sql<PrivacyUse['used'][number]>`
    select organisation.name, release, count(*) filter (where level = 'city')::int as city,
      count(*) filter (where level = 'place')::int as place
    from privacy_family join organisation on organisation.id = organisation_id
    group by organisation.name, release order by count(*) desc, name, release`.execute(db);
  return rows;
}
