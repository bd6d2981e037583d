import { readDataOfCity } from '../../../city-data/release/city-data.ts';
import { networkOf } from '../../../city-data/bus-line/city-lines.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

/** Five decimals are about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export const getLineShapes: Handler<'v1/bus-plan/line-shapes'> = async (context, input, request) => {
  await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const { busLines } = await readDataOfCity(context.db, input.cityCode);
  if (busLines === null) return { lines: [] };
  const network = await networkOf(context.db, busLines);
  return {
    lines: network.lines.map((line) => ({
      lineId: line.lineId,
      directions: line.directions.map((way) =>
        way.map(({ lng, lat }): [number, number] => [rounded(lng), rounded(lat)]),
      ),
    })),
  };
};
