import { deleteLine } from '../../market/city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const deleteCityLine: Handler<'app-analyse-city/deleteLine'> = async (
  context,
  { lineId },
  request,
) => {
  await deleteLine(context.db, request.user, lineId);
  await request.record({ lineId });
  return { lineId };
};
