import { certain } from '@ooh/contract/core/certain';
import type { EffectBoard } from '@ooh/contract/domain/effect-board';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

type Change = ParsedInput<'v1/effect/boards/save'>;
type Request = { readonly address: string; readonly requestId: string };

/** Boards of one user at most. */
const mostBoards = 50;

const subject = '看板';

/** Own boards and those that others of the organisation share, the own default first. */
export async function readBoards(
  db: DbOrTransaction,
  { userId, organisationId }: Pick<SignedInUser, 'userId' | 'organisationId'>,
): Promise<EffectBoard[]> {
  const rows = await db
    .selectFrom('effect_board as board')
    .innerJoin('app_user', 'app_user.id', 'board.owner_id')
    .selectAll('board')
    .select('app_user.nick_name')
    .where((eb) =>
      eb.or([
        eb('board.owner_id', '=', userId),
        eb.and([eb('board.organisation_id', '=', organisationId), eb('board.is_shared', '=', true)]),
      ]),
    )
    .orderBy('board.name')
    .orderBy('board.board_id')
    .execute();
  return rows.map((row) => ({
    boardId: row.board_id,
    name: row.name,
    isShared: row.is_shared,
    // Only the owner has chosen it to open first.
    isDefault: row.is_default && row.owner_id === userId,
    isOwn: row.owner_id === userId,
    ownerName: row.nick_name,
    cards: row.cards,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** An own board, locked; the same error for unknown ones and those of others. */
async function ownBoard(db: DbOrTransaction, userId: string, boardId: string, version: number) {
  const row = isRowId(boardId)
    ? await db
        .selectFrom('effect_board')
        .select('version')
        .where('board_id', '=', boardId)
        .where('owner_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound(subject);
  if (row.version !== version) throw new AppError('conflict', '看板已被更新，请查看最新版本后再保存');
}

/** Saves a new board, or another version of an own one. */
export async function saveBoard(
  context: Pick<Context, 'db' | 'now' | 'audit'>,
  user: SignedInUser,
  { boardId, name, isShared, isDefault, cards, version }: Change,
  request: Request,
): Promise<EffectBoard> {
  const { userId, organisationId } = user;
  return context.db.transaction().execute(async (transaction) => {
    // The owner's row keeps two saves apart: there is one default, and no more boards than allowed.
    await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    if (boardId !== undefined) await ownBoard(transaction, userId, boardId, version);
    if (isDefault)
      await transaction
        .updateTable('effect_board')
        .set({ is_default: false })
        .where('owner_id', '=', userId)
        .execute();
    const values = {
      name,
      is_shared: isShared,
      is_default: isDefault,
      cards: jsonb(cards),
      version: version + 1,
      updated_at: context.now(),
    };
    let saved = boardId;
    if (saved === undefined) {
      if (version !== 0) throw new AppError('conflict', '看板已被更新，请查看最新版本后再保存');
      const { count } = await transaction
        .selectFrom('effect_board')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostBoards) throw new AppError('refused', `最多保存 ${mostBoards} 个看板`);
      const row = await transaction
        .insertInto('effect_board')
        .values({ owner_id: userId, organisation_id: organisationId, ...values })
        .returning('board_id')
        .executeTakeFirstOrThrow();
      saved = row.board_id;
    } else await transaction.updateTable('effect_board').set(values).where('board_id', '=', saved).execute();
    await context.audit.record(
      { ...request, action: 'effect.board-save', actor: user, detail: { name, version: version + 1 } },
      transaction,
    );
    const boards = await readBoards(transaction, user);
    return certain(
      boards.find((board) => board.boardId === saved),
      'saved board',
      saved,
    );
  });
}

/** Removes an own board. */
export async function removeBoard(
  context: Pick<Context, 'db' | 'audit'>,
  user: SignedInUser,
  { boardId, version }: ParsedInput<'v1/effect/boards/remove'>,
  request: Request,
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await ownBoard(transaction, user.userId, boardId, version);
    await transaction.deleteFrom('effect_board').where('board_id', '=', boardId).execute();
    await context.audit.record(
      { ...request, action: 'effect.board-remove', actor: user, detail: { version } },
      transaction,
    );
  });
}
