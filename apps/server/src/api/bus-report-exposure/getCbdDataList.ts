import { districtsReached } from '../../orders/effect/bus-districts.ts';
import { grantedBusOrder } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getCbdDataList: Handler<'bus-report-exposure/getCbdDataList'> = async (
  context,
  input,
  { user },
) => districtsReached(context, await grantedBusOrder(context, user, input));
