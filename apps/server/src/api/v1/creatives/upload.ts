import { placeCreative } from '../../../orders/creative/place-creative.ts';
import type { Handler } from '../../handler.ts';

export const uploadCreative: Handler<'v1/creatives/upload'> = (context, input, request) => {
  const { user, file, address, requestId } = request;
  return placeCreative(context, user, input, file, { address, requestId });
};
