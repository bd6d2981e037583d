import { mediaPoints } from '../../../market/media-search/media-points.ts';
import type { Handler } from '../../handler.ts';

export const getMediaPoints: Handler<'v1/media-inventory/points'> = (context, input, { user }) =>
  mediaPoints(context, user, input);
