import { updateLine } from '../../market/city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const updateCityLine: Handler<'app-analyse-city/updateLine'> = async (context, input, request) => {
  const line = await updateLine(context, request.user, input);
  await request.record({ lineId: line.lineId });
  return line;
};
