import { administeredRelease } from '../../../city-data/release/administered-release.ts';
import { presentRelease } from '../../../city-data/release/data-release-store.ts';
import { undoRelease } from '../../../city-data/release/publish-release.ts';
import type { Handler } from '../../handler.ts';

export const undoDataRelease: Handler<'v1/data-releases/{releaseId}/undo'> = async (
  context,
  input,
  request,
) => {
  const release = await administeredRelease(context.db, request.user, input.releaseId);
  const undone = await undoRelease(context, release);
  await request.record({ releaseId: undone.release_id, releaseNo: undone.release_no });
  return presentRelease(undone);
};
