import { insertLine } from '../../city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const insertCityLine: Handler<'app-analyse-city/insertLine'> = async (context, input, request) => {
  const line = await insertLine(context, request.user, input);
  await context.audit.record({
    action: 'city-line.insert',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { lineId: line.lineId },
  });
  return line;
};
