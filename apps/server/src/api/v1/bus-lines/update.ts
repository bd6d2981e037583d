import { updateLine } from '../../../bus-line/update-line.ts';
import { findCurrentOfLine } from '../../../bus-line/bus-line-store.ts';
import { administers } from '../../../data-release/city-scope.ts';
import { findRelease } from '../../../data-release/data-release-store.ts';
import { notFound } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const updateBusLine: Handler<'v1/bus-lines/{lineId}'> = async (context, input, request) => {
  const { lineId, ...edit } = input;
  const releaseId = await findCurrentOfLine(context.db, lineId);
  const release = releaseId === undefined ? undefined : await findRelease(context.db, releaseId);
  if (!release || !administers(request.user, release.city_code)) throw notFound('线路');
  const estimatedFields = await updateLine(context, release, lineId, edit);
  await context.audit.record({
    action: 'bus-line.update',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { lineId, releaseId: release.release_id, ...edit },
  });
  return { lineId, estimatedFields };
};
