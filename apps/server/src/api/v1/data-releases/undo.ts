import { administers } from '../../../city-data/release/city-scope.ts';
import { findRelease, presentRelease } from '../../../city-data/release/data-release-store.ts';
import { undoRelease } from '../../../city-data/release/publish-release.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const undoDataRelease: Handler<'v1/data-releases/{releaseId}/undo'> = async (
  context,
  input,
  request,
) => {
  const release = await findRelease(context.db, input.releaseId);
  if (!release || !administers(request.user, release.city_code)) throw notFound('数据版本');
  const undone = await undoRelease(context, release);
  await request.record({ releaseId: undone.release_id, releaseNo: undone.release_no });
  return presentRelease(undone);
};
