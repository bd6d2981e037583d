import { manLandOutcome } from '../../../orders/man-land/outcome.ts';
import type { Handler } from '../../handler.ts';

export const getEffectManLand: Handler<'v1/effect/man-land'> = (context, input, { user }) =>
  manLandOutcome(context, user, input);
