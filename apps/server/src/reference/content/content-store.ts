import { contentEditPermit, type ContentHead, type ContentVersion } from '@ooh/contract/domain/content';
import { contentRoutes } from '@ooh/contract/domain/content-names';
import { isAllowed } from '@ooh/contract/permission/rules';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { contentSeeds } from './seeds/content-seeds.ts';

/** The versions of a document, the oldest first. */
export type Versions = readonly ContentVersion[];

/** Of some versions, the one in force on a day: the newest that has come into effect. */
export function inForce(versions: Versions, today: string): ContentVersion | undefined {
  return versions.findLast(({ effectiveOn }) => effectiveOn <= today);
}

/**
 * All documents with all their versions. What was published stands; a document that nobody has published has what ships
 * with the product.
 */
export async function readVersions(
  db: DbOrTransaction,
  docId: string | null = null,
  seeds: readonly ContentVersion[] = contentSeeds,
): Promise<Map<string, Versions>> {
  const rows = await db
    .selectFrom('content_version as version')
    .leftJoin('app_user as author', 'author.id', 'version.author_id')
    .select(['doc_id', 'version', 'title', 'body', 'change_note', 'effective_on', 'published_at'])
    .select(['author.nick_name', sql<string>`effective_on::text`.as('effective_on')])
    .where(sql<boolean>`${docId}::text is null or doc_id = ${docId}`)
    .orderBy('version')
    .execute();
  const published = Map.groupBy(rows, (row) => row.doc_id);
  const wanted = docId === null ? seeds : seeds.filter((seed) => seed.docId === docId);
  return new Map(
    wanted.map((seed) => {
      const own = published.get(seed.docId);
      if (own === undefined) return [seed.docId, [seed]];
      const { kind, route } = seed;
      const versions = own.map((row) => ({
        docId: row.doc_id,
        kind,
        route,
        title: row.title,
        version: row.version,
        effectiveOn: row.effective_on,
        changeNote: row.change_note,
        author: row.nick_name,
        publishedAt: row.published_at?.toISOString() ?? null,
        body: row.body,
      }));
      return [seed.docId, versions];
    }),
  );
}

export const mayRead = (permission: unknown, { route }: Pick<ContentHead, 'route'>): boolean =>
  isAllowed(permission, contentRoutes[route]);

/** The versions of a document; the same refusal for an unknown one and for one of a closed screen. */
export async function versionsFor(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  docId: string,
): Promise<Versions> {
  const versions = (await readVersions(db, docId)).get(docId);
  if (versions === undefined || !mayRead(user.permission, versions[0])) throw notFound('文档');
  return versions;
}

/** A version by its number, or the one in force. Versions to come are shown to those who write them alone. */
export function chosenVersion(
  versions: Versions,
  { version, today, mayEdit }: { version?: number | undefined; today: string; mayEdit: boolean },
): ContentVersion {
  const current = inForce(versions, today);
  const chosen = version === undefined ? current : versions.find((one) => one.version === version);
  if (chosen === undefined || current === undefined) throw notFound('文档版本');
  if (chosen.effectiveOn > today && !mayEdit) throw notFound('文档版本');
  return chosen;
}

/** Whether a user writes documents; the platform's own users alone have the switch. */
export const mayEdit = ({ permission }: Pick<SignedInUser, 'permission'>): boolean =>
  isAllowed(permission, contentEditPermit.anyOf[0]);

/** A version without its text. */
export function headOf(version: ContentVersion): ContentHead {
  const { docId, kind, route, title, effectiveOn, changeNote, author, publishedAt } = version;
  return {
    docId,
    kind,
    route,
    title,
    version: version.version,
    effectiveOn,
    changeNote,
    author,
    publishedAt,
  };
}
