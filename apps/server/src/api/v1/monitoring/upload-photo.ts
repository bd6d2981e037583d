import { savePhoto } from '../../../orders/monitoring/save-photo.ts';
import type { Handler } from '../../handler.ts';

export const uploadMonitoringPhoto: Handler<'v1/monitoring/photos'> = async (context, input, request) => {
  const { user, file, address, requestId } = request;
  return savePhoto(context, user, input, file, { address, requestId });
};
