import { updateLine } from '../../city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const updateCityLine: Handler<'app-analyse-city/updateLine'> = async (context, input, request) => {
  const line = await updateLine(context, request.user, input);
  await context.audit.record({
    action: 'city-line.update',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { lineId: line.lineId },
  });
  return line;
};
