import { positionPhoto } from '../../../market/media-search/position-photo.ts';
import type { Handler } from '../../handler.ts';

export const getPositionPhoto: Handler<'v1/media-inventory/{positionId}/photo'> = (
  context,
  { positionId },
  { user },
) => positionPhoto(context, user, positionId);
