import { refuseForeignCity } from '../../../data-release/city-scope.ts';
import { panelJobKind, type PanelJobPayload } from '../../../panel/panel-job.ts';
import type { Handler } from '../../handler.ts';

export const generatePanel: Handler<'v1/panels'> = async (context, input, request) => {
  refuseForeignCity(request.user, input.cityCode);
  const payload: PanelJobPayload = { ...input, createdBy: request.user.nickName };
  const jobId = await context.jobs.enqueue(panelJobKind, request.user.userId, payload);
  await context.audit.record({
    action: 'panel.generate',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { jobId, ...input },
  });
  return { jobId };
};
