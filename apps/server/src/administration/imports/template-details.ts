import { labelOf } from '../../city-data/imports/schema/import-field.ts';
import { constantOf } from '../../city-data/imports/source/rewrite-cells.ts';
import type { ImportTemplateDetail } from '@ooh/contract/domain/import-template';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { kindOf } from './kinds.ts';
import { readTemplates, type StoredTemplate } from './template-store.ts';
import { readMeanings } from './word-memory.ts';

type Use = ImportTemplateDetail['usedBy'][number];

/** What names templates of an organisation unattended, by their ids: schedules, and keys that are in force. */
async function readUses(
  db: DbOrTransaction,
  organisationId: string,
  now: Date,
): Promise<ReadonlyMap<string, readonly Use[]>> {
  const { rows } = await sql<Use & { readonly templateId: string }>`
    select template->>'templateId' as "templateId", 'schedule' as by, schedule.name, owner.nick_name as owner
      from import_schedule schedule join app_user owner on owner.id = schedule.user_id
      where owner.organisation_id = ${organisationId} and template->>'templateId' is not null
    union all
    select named->>'templateId', 'key', key.name, owner.nick_name
      from api_key key join app_user owner on owner.id = key.user_id, jsonb_array_elements(key.templates) named
      where owner.organisation_id = ${organisationId} and revoked_at is null and expires_at > ${now}
    order by by desc, name`.execute(db);
  return Map.groupBy(rows, ({ templateId }) => templateId);
}

type Meanings = Awaited<ReturnType<typeof readMeanings>>;

function detailOf(
  { template, settings, lastUsedAt }: StoredTemplate,
  meanings: Meanings,
  uses: readonly Use[],
): ImportTemplateDetail {
  const { fields } = kindOf(template.kind);
  const read = settings.mapping.flatMap(({ field, column }) => {
    if (column === null) return [];
    const constant = constantOf(column);
    return [{ field, label: labelOf(fields, field), column: constant === null ? column : null, constant }];
  });
  return {
    ...template,
    headerRow: settings.headerRow,
    crs: settings.crs,
    mode: settings.mode,
    mapping: read,
    words: read.flatMap(({ field, label }) =>
      Object.entries(meanings[field] ?? {}).map(([word, value]) => ({ label, word, value })),
    ),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    usedBy: uses.map(({ by, name, owner }) => ({ by, name, owner })),
  };
}

/** The templates of the user's organisation with what they read and what uses them, the newest first. */
export async function templateDetails(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'organisationId'>,
  kind: ImportSession['kind'] | undefined,
  now: Date,
): Promise<ImportTemplateDetail[]> {
  const uses = await readUses(db, user.organisationId, now);
  const meanings = await readMeanings(db, user.organisationId);
  const templates = await readTemplates(db, user, kind);
  return templates.map((stored) => detailOf(stored, meanings, uses.get(stored.template.templateId) ?? []));
}
