import { reviewPhotos } from '../../../orders/monitoring/review-photos.ts';
import type { Handler } from '../../handler.ts';

export const reviewMonitoringPhotos: Handler<'v1/monitoring/verdict'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return { photos: await reviewPhotos(context, user, input, { address, requestId }) };
};
