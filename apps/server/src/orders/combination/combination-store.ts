import {
  combinationGroup,
  type CombinationBrief,
  type CombinationRow,
  type Lot,
  type MixEvaluation,
} from '@ooh/contract/domain/combination';
import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '@ooh/contract/registry';
import { gapOf } from '@ooh/planning/certificate';
import { pairScopeOf, scopeGrants } from '../../access/pair-scope.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cityName } from '../../reference/region/regions.ts';
import { evaluateLots } from './evaluate-lots.ts';
import { assertCitiesSeen, assertLotsSeen, assertLotsWithin, seesCity } from './granted-pairs.ts';
import { presentLots, readLotNames } from './lot-items.ts';
import { ownProposal } from './proposal-store.ts';

type Reader = Pick<SignedInUser, 'userId' | 'organisationId' | 'permission'>;

/** Combinations of one user at most. */
const mostCombinations = 200;
const subject = '组合';
const outdated = () => new AppError('conflict', '组合已被更新，请查看最新版本后再保存');

/** A stored combination that the reader may see whole. */
export interface StoredCombination {
  readonly row: CombinationRow;
  readonly brief: CombinationBrief;
  readonly lots: readonly Lot[];
  readonly evaluation: MixEvaluation;
  readonly boundShare: number | null;
}

async function readRows(
  db: DbOrTransaction,
  { userId, organisationId }: Reader,
  combinationIds?: readonly string[],
) {
  return db
    .selectFrom('combination')
    .innerJoin('app_user', 'app_user.id', 'combination.owner_id')
    .selectAll('combination')
    .select('app_user.nick_name')
    .where((eb) =>
      eb.or([
        eb('combination.owner_id', '=', userId),
        eb.and([
          eb('combination.organisation_id', '=', organisationId),
          eb('combination.is_shared', '=', true),
        ]),
      ]),
    )
    .$call((query) =>
      combinationIds === undefined ? query : query.where('combination_id', 'in', [...combinationIds]),
    )
    .orderBy('combination.updated_at', 'desc')
    .orderBy('combination.combination_id')
    .execute();
}

/** Combinations of the reader and those shared in the organisation, all of whose cities and lots are granted. */
export async function readCombinations(
  db: DbOrTransaction,
  user: Reader,
  combinationIds?: readonly string[],
): Promise<StoredCombination[]> {
  const ids = combinationIds?.filter(isRowId);
  if (ids?.length === 0) return [];
  const scope = pairScopeOf(user.permission, combinationGroup);
  const rows = await readRows(db, user, ids);
  const names = await readLotNames(db, []);
  return rows
    .filter(
      ({ brief, lots }) =>
        brief.cityCodes.every((city) => seesCity(user, city)) &&
        lots.every((lot) => scopeGrants(scope, lot.cityCode, lot.mediumId)),
    )
    .map((row): StoredCombination => {
      const { evaluation, lots, brief, bound_share: boundShare } = row;
      const share = evaluation.reachShare.value;
      return {
        brief,
        lots,
        evaluation,
        boundShare,
        row: {
          combinationId: row.combination_id,
          name: row.name,
          kind: row.kind,
          goal: brief.goal,
          cityCodes: row.city_codes,
          cityNames: row.city_codes.map(cityName),
          mediumIds: row.medium_ids,
          mediumNames: row.medium_ids.map((id) => names.media.get(id)?.name ?? ''),
          startDate: brief.startDate,
          weeks: brief.weeks,
          budgetFen: brief.budgetFen,
          netFen: evaluation.amounts.netFen,
          lots: lots.length,
          quantity: lots.reduce((sum, lot) => sum + lot.quantity, 0),
          reachShare: evaluation.reachShare,
          gap:
            boundShare === null || share === null
              ? null
              : gapOf(valueOf(evaluation, brief.k) ?? 0, boundShare),
          taCpmFen: evaluation.taCpmFen,
          isShared: row.is_shared,
          isOwn: row.owner_id === user.userId,
          ownerName: row.nick_name,
          isSample: row.is_sample,
          version: row.version,
          updatedAt: row.updated_at.toISOString(),
        },
      };
    });
}

/** What was maximised: the share with at least k contacts. */
export const valueOf = (evaluation: MixEvaluation, k: number): number | null =>
  evaluation.reachAtLeast.find((row) => row.k === k)?.share ?? null;

/** One combination; the same error for unknown, foreign and ungranted ones. */
export async function grantedCombination(
  db: DbOrTransaction,
  user: Reader,
  combinationId: string,
): Promise<StoredCombination> {
  const [found] = await readCombinations(db, user, [combinationId]);
  if (found === undefined) throw notFound(subject);
  return found;
}

async function lockOwn(
  db: DbOrTransaction,
  user: Reader,
  combinationId: string,
  version: number,
): Promise<void> {
  const row = isRowId(combinationId)
    ? await db
        .selectFrom('combination')
        .select('version')
        .where('combination_id', '=', combinationId)
        .where('owner_id', '=', user.userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound(subject);
  if (row.version !== version) throw outdated();
}

/** The bound of the proposal that these very lots come from; null where the lots or the goal were changed since. */
async function boundOf(
  db: DbOrTransaction,
  user: Reader,
  input: ParsedInput<'v1/combinations/save'>,
): Promise<number | null> {
  if (input.proposalId === undefined) return null;
  const { proposals, brief } = await ownProposal(db, user, input.proposalId);
  // Stored objects come back with their fields in another order.
  const keys = (lots: ParsedInput<'v1/combinations/save'>['lots']) =>
    lots
      .flatMap(({ formId, units }) =>
        units.map((unit) => `${unit.faceId ?? unit.lineId} ${unit.deck} ${formId} ${unit.quantity}`),
      )
      .sort()
      .join();
  const same = proposals.find((one) => keys(one.lots) === keys(input.lots));
  const isSameGoal = isDeepStrictEqual(brief, input.brief);
  return same === undefined || !isSameGoal ? null : same.certificate.bound;
}

/** Saves a combination with what it does today, new or as the next version of an own one. */
export async function saveCombination(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'now'>,
  user: SignedInUser,
  input: ParsedInput<'v1/combinations/save'>,
  record: (detail: Record<string, unknown>, transaction: DbOrTransaction) => Promise<void>,
): Promise<CombinationRow> {
  const { brief, combinationId, version, name, kind, isShared } = input;
  assertCitiesSeen(user, brief.cityCodes);
  assertLotsSeen(user, input.lots);
  assertLotsWithin(brief.cityCodes, input.lots);
  const { priced, evaluation } = await evaluateLots(context, { ...brief, lots: input.lots }, 'interactive');
  const lots = await presentLots(context.db, priced);
  const boundShare = await boundOf(context.db, user, input);
  return context.db.transaction().execute(async (transaction) => {
    const now = context.now();
    const values = {
      name,
      kind,
      brief: jsonb(brief),
      city_codes: [...new Set(lots.map((lot) => lot.cityCode))],
      medium_ids: [...new Set(lots.map((lot) => lot.mediumId))].sort((a, b) => a - b),
      lots: jsonb(lots),
      evaluation: jsonb(evaluation),
      bound_share: boundShare,
      is_shared: isShared,
      version: version + 1,
      updated_at: now,
    };
    // The owner's row keeps two saves apart: there are no more combinations than allowed.
    await transaction.selectFrom('app_user').select('id').where('id', '=', user.userId).forUpdate().execute();
    let saved = combinationId;
    if (saved === undefined) {
      if (version !== 0) throw outdated();
      const { count } = await transaction
        .selectFrom('combination')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner_id', '=', user.userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostCombinations)
        throw new AppError('refused', `最多保存 ${mostCombinations} 个组合`);
      const owner = { owner_id: user.userId, organisation_id: user.organisationId, created_at: now };
      const row = await transaction
        .insertInto('combination')
        .values({ ...owner, ...values })
        .returning('combination_id')
        .executeTakeFirstOrThrow();
      saved = row.combination_id;
    } else {
      await lockOwn(transaction, user, saved, version);
      await transaction.updateTable('combination').set(values).where('combination_id', '=', saved).execute();
    }
    await record({ combinationId: saved, name, lots: lots.length }, transaction);
    return (await grantedCombination(transaction, user, saved)).row;
  });
}

/** Renames or shares an own combination. */
export async function renameCombination(
  transaction: DbOrTransaction,
  user: Reader,
  { combinationId, version, name, isShared }: ParsedInput<'v1/combinations/rename'>,
  now: Date,
): Promise<CombinationRow> {
  await grantedCombination(transaction, user, combinationId);
  await lockOwn(transaction, user, combinationId, version);
  await transaction
    .updateTable('combination')
    .set({
      name,
      version: version + 1,
      updated_at: now,
      ...(isShared === undefined ? {} : { is_shared: isShared }),
    })
    .where('combination_id', '=', combinationId)
    .execute();
  return (await grantedCombination(transaction, user, combinationId)).row;
}

export async function removeCombination(
  transaction: DbOrTransaction,
  user: Reader,
  { combinationId, version }: ParsedInput<'v1/combinations/remove'>,
): Promise<void> {
  await lockOwn(transaction, user, combinationId, version);
  await transaction.deleteFrom('combination').where('combination_id', '=', combinationId).execute();
}
