import { updateLine } from '../../../city-data/bus-line/update-line.ts';
import { findCurrentOfLine } from '../../../city-data/bus-line/bus-line-store.ts';
import { administers } from '../../../city-data/release/city-scope.ts';
import { findRelease } from '../../../city-data/release/data-release-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const updateBusLine: Handler<'v1/bus-lines/{lineId}'> = async (context, input, request) => {
  const { lineId, ...edit } = input;
  const releaseId = await findCurrentOfLine(context.db, lineId);
  const release = releaseId === undefined ? undefined : await findRelease(context.db, releaseId);
  if (!release || !administers(request.user, release.city_code)) throw notFound('线路');
  const estimatedFields = await updateLine(context, release, lineId, edit);
  await request.record({ lineId, releaseId: release.release_id, ...edit });
  return { lineId, estimatedFields };
};
