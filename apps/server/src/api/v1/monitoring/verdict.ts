import { judgePhotos } from '../../../monitoring/judge-photos.ts';
import type { Handler } from '../../handler.ts';

export const judgeMonitoringPhotos: Handler<'v1/monitoring/verdict'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return { photos: await judgePhotos(context, user, input, { address, requestId }) };
};
