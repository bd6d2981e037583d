import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db, DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { knownBrand } from '../../reference/brand/brand-names.ts';

type Subject = ParsedInput<'competitor/getConclusion'>;

const maxVersions = 50;

async function versionsOf(db: DbOrTransaction, organisationId: string, subject: Subject) {
  return db
    .selectFrom('competitor_conclusion as c')
    .innerJoin('app_user', 'app_user.id', 'c.author_id')
    .select(['c.version', 'c.body', 'c.created_at', 'app_user.nick_name'])
    .where('c.organisation_id', '=', organisationId)
    .where('c.brand_id', '=', subject.brandId)
    .where('c.start_month', '=', `${subject.startMonth}-01`)
    .where('c.end_month', '=', `${subject.endMonth}-01`)
    .orderBy('c.version', 'desc')
    .limit(maxVersions)
    .execute();
}

async function checkSubject(db: Db, { brandId, startMonth, endMonth }: Subject): Promise<void> {
  if (startMonth > endMonth) throw new AppError('invalid', '开始月份不能晚于结束月份');
  await knownBrand(db, brandId);
}

/** What the user's organisation has concluded, with every version. */
export async function readConclusion(
  db: Db,
  user: SignedInUser,
  subject: Subject,
): Promise<CallOutput<'competitor/getConclusion'>> {
  await checkSubject(db, subject);
  const rows = await versionsOf(db, user.organisationId, subject);
  return {
    version: rows[0]?.version ?? 0,
    text: rows[0]?.body ?? '',
    history: rows.map((row) => ({
      version: row.version,
      text: row.body,
      authorName: row.nick_name,
      at: row.created_at.toISOString(),
    })),
  };
}

/** Writes the next version. One made against an older version than the newest is a conflict; nothing is overwritten. */
export async function writeConclusion(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  user: SignedInUser,
  change: ParsedInput<'competitor/updateConclusion'>,
  request: { readonly address: string; readonly requestId: string },
): Promise<number> {
  await checkSubject(context.db, change);
  const version = change.version + 1;
  await context.db.transaction().execute(async (transaction) => {
    const [newest] = await versionsOf(transaction, user.organisationId, change);
    const conflict = new AppError('conflict', '结论已被他人更新，请查看最新版本后再保存');
    if ((newest?.version ?? 0) !== change.version) throw conflict;
    const written = await transaction
      .insertInto('competitor_conclusion')
      .values({
        organisation_id: user.organisationId,
        brand_id: change.brandId,
        start_month: `${change.startMonth}-01`,
        end_month: `${change.endMonth}-01`,
        version,
        body: change.text,
        author_id: user.userId,
        created_at: context.now(),
      })
      // Another user may write the same version at the same time.
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) throw conflict;
    const { brandId, startMonth, endMonth } = change;
    await context.audit.record(
      {
        action: 'competitor.conclude',
        actor: user,
        ...request,
        detail: { brandId, startMonth, endMonth, version },
      },
      transaction,
    );
  });
  return version;
}
