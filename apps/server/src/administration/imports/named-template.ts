import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importKindNames } from '@ooh/contract/domain/data-release';
import type { NamedTemplate } from '@ooh/contract/domain/import-template';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { findTemplate, readTemplates } from './template-store.ts';

type Member = Pick<SignedInUser, 'organisationId'>;
/** A template as what uses it remembers it. */
export type TemplateName = Pick<NamedTemplate, 'templateId' | 'name'>;

/** Templates that are named, with their names of now; those that are gone keep the last one. */
export async function presentNames<Name extends TemplateName>(
  db: DbOrTransaction,
  named: readonly Name[],
): Promise<ReadonlyMap<Name, NamedTemplate>> {
  const ids = [...new Set(named.map(({ templateId }) => templateId))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('import_template')
          .select(['template_id', 'name'])
          .where('template_id', 'in', ids)
          .execute();
  const names = new Map(rows.map(({ template_id, name }) => [template_id, name]));
  return new Map(
    named.map((one) => {
      const { templateId, name } = one;
      return [one, { templateId, name: names.get(templateId) ?? name, isGone: !names.has(templateId) }];
    }),
  );
}

/** What is remembered of a template that is chosen for a kind; refuses one of another kind. */
export async function chosenTemplate(
  db: DbOrTransaction,
  user: Member,
  templateId: string,
  kinds: readonly string[],
): Promise<TemplateName & { readonly kind: ImportSession['kind'] }> {
  const { template } = await findTemplate(db, user, templateId);
  const { name, kind } = template;
  if (!kinds.includes(kind))
    throw new AppError('refused', `模板「${name}」用于${importKindNames[kind]}，不能用于所选的数据类型`);
  return { templateId, name, kind };
}

/** The template of a kind that a call or folder names by its name or id; refuses one that is not there. */
export async function templateNamed(
  db: DbOrTransaction,
  user: Member,
  kind: ImportSession['kind'],
  named: string,
): Promise<TemplateName> {
  const templates = (await readTemplates(db, user, kind)).map(({ template }) => template);
  const found = templates.find(({ name, templateId }) => name === named || templateId === named);
  if (found) return { templateId: found.templateId, name: found.name };
  const known =
    templates.length === 0 ? '本机构没有此类模板' : `现有 ${templates.map(({ name }) => name).join('、')}`;
  throw new AppError('refused', `${importKindNames[kind]}没有导入模板「${named}」；${known}`);
}

/** Templates that a key is to use, each of one of its kinds; refuses two of one kind. */
export async function chosenTemplates(
  db: DbOrTransaction,
  user: Member,
  templateIds: readonly string[],
  kinds: readonly string[],
) {
  const chosen: Awaited<ReturnType<typeof chosenTemplate>>[] = [];
  for (const templateId of templateIds) {
    const template = await chosenTemplate(db, user, templateId, kinds);
    if (chosen.some(({ kind }) => kind === template.kind))
      throw new AppError('refused', `${importKindNames[template.kind]}只能选一个模板`);
    chosen.push(template);
  }
  return chosen;
}
