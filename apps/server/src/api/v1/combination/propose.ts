import { randomUUID } from 'node:crypto';
import { assertCitiesSeen, seesPair } from '../../../orders/combination/granted-pairs.ts';
import { isAsked } from '../../../orders/combination/mix-of-cities.ts';
import { combinationJobKind } from '../../../orders/combination/propose-job.ts';
import { insertProposal } from '../../../orders/combination/proposal-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { assertBrandExists } from '../../../reference/brand/brand-store.ts';
import type { Handler } from '../../handler.ts';

export const proposeCombination: Handler<'v1/combination/propose'> = async (context, brief, request) => {
  const { user } = request;
  assertCitiesSeen(user, brief.cityCodes);
  await assertBrandExists(context.db, brief.brandId);
  const media = await context.db.selectFrom('medium').select('medium_id').execute();
  const sees = seesPair(user);
  const granted = Object.fromEntries(
    brief.cityCodes.map((cityCode) => [
      cityCode,
      media.map((row) => row.medium_id).filter((mediumId) => sees({ cityCode, mediumId })),
    ]),
  );
  const isSeen = (mediumId: number) => Object.values(granted).some((ids) => ids.includes(mediumId));
  const foreign = [...brief.mustMediumIds, ...brief.mediumIds].find((id) => !isSeen(id));
  if (foreign !== undefined)
    throw new AppError('invalid', '媒体范围：所选媒体不存在或未开通，请联系管理员开通「目标与组合」');
  const clash = brief.mustMediumIds.find((id) => !isAsked(brief, id));
  if (clash !== undefined) throw new AppError('invalid', '同一媒体不能既必用又禁用，请改一处');
  const proposalId = randomUUID();
  const now = context.now();
  const jobId = await context.db.transaction().execute(async (transaction) => {
    const queued = await context.jobs.enqueue(
      combinationJobKind,
      user.userId,
      { proposalId, granted },
      transaction,
    );
    await insertProposal(transaction, { proposalId, ownerId: user.userId, jobId: queued, brief }, now);
    await request.record({ proposalId, jobId: queued, cityCodes: brief.cityCodes }, transaction);
    return queued;
  });
  context.jobs.wake();
  return { proposalId, jobId };
};
