import type { CallOutput } from '@ooh/contract/registry';
import { encodePath } from '@ooh/geo/encoded-path';
import { networkOf } from '../../../city-data/bus-line/city-lines.ts';
import { readDataOfCity } from '../../../city-data/release/city-data.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { memoize } from '../../../platform/memoize.ts';
import type { Handler } from '../../handler.ts';

/** By release: the routes of its lines never change. */
const kept = memoize<CallOutput<'v1/bus-plan/line-shapes'>>(8);

export const getLineShapes: Handler<'v1/bus-plan/line-shapes'> = async (context, input, request) => {
  await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const { busLines } = await readDataOfCity(context.db, input.cityCode);
  if (busLines === null) return { lines: [] };
  return kept(busLines.releaseId, async () => {
    const { lines } = await networkOf(context.db, busLines);
    return {
      lines: lines.map(({ lineId, directions }) => ({ lineId, directions: directions.map(encodePath) })),
    };
  });
};
