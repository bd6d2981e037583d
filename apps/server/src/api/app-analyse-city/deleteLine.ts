import { deleteLine } from '../../city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const deleteCityLine: Handler<'app-analyse-city/deleteLine'> = async (
  context,
  { lineId },
  request,
) => {
  await deleteLine(context.db, request.user, lineId);
  await context.audit.record({
    action: 'city-line.delete',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { lineId },
  });
  return { lineId };
};
