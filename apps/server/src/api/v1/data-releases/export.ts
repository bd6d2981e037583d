import { exportRelease } from '../../../administration/imports/export-release.ts';
import { administers } from '../../../city-data/release/city-scope.ts';
import { findRelease } from '../../../city-data/release/data-release-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const exportDataRelease: Handler<'v1/data-releases/{releaseId}/export'> = async (
  context,
  input,
  request,
) => {
  const release = await findRelease(context.db, input.releaseId);
  if (!release || !administers(request.user, release.city_code)) throw notFound('数据版本');
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
