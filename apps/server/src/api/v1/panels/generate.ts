import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { panelJobKind, type PanelJobPayload } from '../../../demo/simulation/panel-job.ts';
import type { Handler } from '../../handler.ts';

export const generatePanel: Handler<'v1/panels'> = async (context, input, request) => {
  assertCityGranted(request.user, input.cityCode);
  const payload: PanelJobPayload = { ...input, createdBy: request.user.nickName };
  const jobId = await context.db.transaction().execute(async (transaction) => {
    const id = await context.jobs.enqueue(panelJobKind, request.user.userId, payload, transaction);
    await request.record({ jobId: id, ...input }, transaction);
    return id;
  });
  context.jobs.wake();
  return { jobId };
};
