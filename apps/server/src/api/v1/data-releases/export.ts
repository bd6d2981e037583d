import { exportRelease } from '../../../administration/imports/export-release.ts';
import { administeredRelease } from '../../../city-data/release/administered-release.ts';
import type { Handler } from '../../handler.ts';

export const exportDataRelease: Handler<'v1/data-releases/{releaseId}/export'> = async (
  context,
  input,
  request,
) => {
  const release = await administeredRelease(context.db, request.user, input.releaseId);
  const { file, rows, kind } = await exportRelease(context, release, input, request.user);
  await request.record({
    releaseId: release.release_id,
    releaseNo: release.release_no,
    kind,
    format: input.format,
    rows,
  });
  return file;
};
