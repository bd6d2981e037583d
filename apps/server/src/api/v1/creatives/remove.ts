import { removeCreativeOf } from '../../../orders/creative/place-creative.ts';
import type { Handler } from '../../handler.ts';

export const removeCreative: Handler<'v1/creatives/remove'> = async ({ db }, input, { user, record }) => ({
  isRemoved: await removeCreativeOf(db, user, input, record),
});
