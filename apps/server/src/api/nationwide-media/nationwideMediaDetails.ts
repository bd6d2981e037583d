import { nationwideMedia } from '../../market/media-analysis/nationwide.ts';
import type { Handler } from '../handler.ts';

export const nationwideMediaDetails: Handler<'nationwide-media/nationwideMediaDetails'> = (
  context,
  input,
  { user },
) => nationwideMedia(context, user, input);
