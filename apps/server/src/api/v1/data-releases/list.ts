import { administeredCities } from '../../../city-data/release/city-scope.ts';
import { listReleases, presentRelease } from '../../../city-data/release/data-release-store.ts';
import type { Handler } from '../../handler.ts';

export const listDataReleases: Handler<'v1/data-releases'> = async (context, input, request) => {
  const { pageNo, pageSize } = input;
  const { rows, total } = await listReleases(context.db, {
    ...input,
    cityCodes: administeredCities(request.user),
  });
  return { rows: rows.map(presentRelease), total, pageNo, pageSize };
};
