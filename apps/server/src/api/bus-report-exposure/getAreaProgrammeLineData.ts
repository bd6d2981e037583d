import { readDistricts, readOrderLines } from '../../orders/effect/bus-lines.ts';
import { busAreas, grantedBusOrder } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getAreaProgrammeLineData: Handler<'bus-report-exposure/getAreaProgrammeLineData'> = async (
  context,
  input,
  { user },
) => {
  const order = await grantedBusOrder(context, user, input);
  const cityCodes = [...new Set(order.items.map((item) => item.cityCode))];
  const [areas, lines] = await Promise.all([
    readDistricts(context.db, cityCodes),
    readOrderLines(context.db, order),
  ]);
  return { areas: busAreas(areas, lines) };
};
