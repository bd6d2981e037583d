import { administers } from '../../../data-release/city-scope.ts';
import { findRelease, presentRelease } from '../../../data-release/data-release-store.ts';
import { undoRelease } from '../../../data-release/publish-release.ts';
import { notFound } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const undoDataRelease: Handler<'v1/data-releases/{releaseId}/undo'> = async (
  context,
  input,
  request,
) => {
  const release = await findRelease(context.db, input.releaseId);
  if (!release || !administers(request.user, release.city_code)) throw notFound('数据版本');
  const undone = await undoRelease(context, release);
  await context.audit.record({
    action: 'data-release.undo',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { releaseId: undone.release_id, releaseNo: undone.release_no },
  });
  return presentRelease(undone);
};
