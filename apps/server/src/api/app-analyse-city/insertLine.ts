import { insertLine } from '../../market/city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const insertCityLine: Handler<'app-analyse-city/insertLine'> = async (context, input, request) => {
  const line = await insertLine(context, request.user, input);
  await request.record({ lineId: line.lineId });
  return line;
};
