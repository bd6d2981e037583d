import { certain } from '@ooh/contract/core/certain';
import { z } from 'zod';
import {
  crsNames,
  importGrid,
  importKindNames,
  importKinds,
  importModes,
  type ImportSession,
  type ImportTemplate,
} from '@ooh/contract/domain/data-release';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { columnNames, numberedColumns } from '../../city-data/imports/source/table-text.ts';
import { modeOf, type ImportSessionRow } from './import-session-store.ts';

const templatesPerKind = 100;

/** How a template reads a file. */
const templateSettings = z.object({
  columns: z.array(z.string()),
  headerRow: z.int(),
  mode: z.enum(importModes),
  crs: z.enum(crsNames),
  grid: importGrid.nullable(),
  mapping: z.array(z.object({ field: z.string(), column: z.string().nullable() })),
});
export type TemplateSettings = z.infer<typeof templateSettings>;

export interface StoredTemplate {
  readonly template: ImportTemplate;
  readonly lastUsedAt: Date | null;
  readonly settings: TemplateSettings;
}

const select = (db: DbOrTransaction, organisationId: string) =>
  db
    .selectFrom('import_template')
    .innerJoin('app_user', 'app_user.id', 'import_template.created_by')
    .select([
      'import_template.template_id',
      'import_template.kind',
      'import_template.name',
      'import_template.settings',
      'import_template.created_at',
      'import_template.last_used_at',
      'app_user.nick_name',
    ])
    .where('import_template.organisation_id', '=', organisationId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function stored(row: Row): StoredTemplate {
  const settings = templateSettings.parse(row.settings);
  const template = {
    templateId: row.template_id,
    kind: row.kind,
    name: row.name,
    columns: settings.columns,
    createdBy: row.nick_name,
    createdAt: row.created_at.toISOString(),
  };
  return { template, settings, lastUsedAt: row.last_used_at };
}

/** The templates of the user's organisation for a kind, or of all kinds, the newest first. */
export async function readTemplates(
  db: DbOrTransaction,
  { organisationId }: Pick<SignedInUser, 'organisationId'>,
  kind?: ImportSession['kind'],
): Promise<StoredTemplate[]> {
  const rows = await select(db, organisationId)
    .$if(kind !== undefined, (query) => query.where('import_template.kind', '=', certain(kind, 'kind')))
    .orderBy('import_template.created_at', 'desc')
    .orderBy('import_template.name')
    .limit(kind === undefined ? templatesPerKind * importKinds.length : templatesPerKind)
    .execute();
  return rows.map(stored);
}

/** One template of the user's organisation; throws notFound for every other id. */
export async function findTemplate(
  db: DbOrTransaction,
  { organisationId }: Pick<SignedInUser, 'organisationId'>,
  templateId: string,
): Promise<StoredTemplate> {
  const row = isRowId(templateId)
    ? await select(db, organisationId)
        .where('import_template.template_id', '=', templateId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound('导入模板');
  return stored(row);
}

/** Saves how a session's file is read; a template of the same name is replaced. */
export async function saveTemplate(
  db: DbOrTransaction,
  user: SignedInUser,
  session: ImportSessionRow,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<ImportTemplate> {
  if (session.format === 'gtfs') throw new AppError('refused', 'GTFS 各表的列名是固定的，无需模板');
  const settings: TemplateSettings = {
    columns: session.columns,
    headerRow: session.header_row,
    mode: modeOf(session),
    crs: session.crs,
    grid: session.grid,
    mapping: session.mapping.map(({ field, column }) => ({ field, column })),
  };
  const values = { settings: jsonb(settings), created_by: user.userId, created_at: at };
  const { template_id } = await db
    .insertInto('import_template')
    .values({ organisation_id: user.organisationId, kind: session.kind, name, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'kind', 'name']).doUpdateSet(values))
    .returning('template_id')
    .executeTakeFirstOrThrow();
  return (await findTemplate(db, user, template_id)).template;
}

/** Gives a template another name; refuses that of another one of its kind. */
export async function renameTemplate(
  db: DbOrTransaction,
  user: SignedInUser,
  templateId: string,
  name: string,
): Promise<void> {
  const { template } = await findTemplate(db, user, templateId);
  const others = await readTemplates(db, user, template.kind);
  if (others.some((other) => other.template.name === name && other.template.templateId !== templateId))
    throw new AppError('refused', `${importKindNames[template.kind]}已有模板「${name}」，请换一个名称`);
  await db.updateTable('import_template').set({ name }).where('template_id', '=', templateId).execute();
  // What uses it remembers the name, by which a template that is gone is told.
  const renamed = sql`jsonb_build_object('name', ${name}::text)`;
  await sql`update import_schedule set template = template || ${renamed}
    where template->>'templateId' = ${templateId}`.execute(db);
  await sql`update api_key set templates = (select jsonb_agg(
      case when one->>'templateId' = ${templateId} then one || ${renamed} else one end)
      from jsonb_array_elements(templates) one)
    where templates @> jsonb_build_array(jsonb_build_object('templateId', ${templateId}::text))`.execute(db);
}

/** Notes that a file was read by a template. */
export async function noteUse(db: DbOrTransaction, templateId: string, at: Date): Promise<void> {
  await db
    .updateTable('import_template')
    .set({ last_used_at: at })
    .where('template_id', '=', templateId)
    .execute();
}

export async function deleteTemplate(
  db: DbOrTransaction,
  user: SignedInUser,
  templateId: string,
): Promise<void> {
  const { template } = await findTemplate(db, user, templateId);
  await db.deleteFrom('import_template').where('template_id', '=', template.templateId).execute();
}

/** Columns that a file has when a row of it names them. */
function columnsUnder(headRows: ImportSession['headRows'], headerRow: number): readonly string[] {
  if (headerRow === 0) return numberedColumns(Math.max(0, ...headRows.map(({ cells }) => cells.length)));
  return columnNames(headRows.find(({ row }) => row === headerRow)?.cells ?? []);
}

const text = (columns: readonly string[]): string => columns.toSorted().join('\n');

/** The newest template for files with the session's columns, under the header that the template expects; else null. */
export async function proposeTemplate(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'organisationId'>,
  session: ImportSessionRow,
): Promise<ImportTemplate | null> {
  if (session.format === 'gtfs') return null;
  const templates = await readTemplates(db, user, session.kind);
  const found = templates.find(({ settings: { columns, headerRow } }) =>
    [session.columns, columnsUnder(session.head_rows, headerRow)].some((own) => text(own) === text(columns)),
  );
  return found?.template ?? null;
}
