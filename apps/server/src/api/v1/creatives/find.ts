import { creativeFormats } from '../../../orders/creative/creative-formats.ts';
import { creativeOf, presentCreative } from '../../../orders/creative/creative-store.ts';
import { grantedSubject } from '../../../orders/creative/creative-subject.ts';
import type { Handler } from '../../handler.ts';

export const findCreative: Handler<'v1/creatives/find'> = async ({ db }, input, { user }) => {
  const subject = await grantedSubject(db, user, input);
  const [stored, formats] = await Promise.all([creativeOf(db, subject), creativeFormats(db, user, subject)]);
  return { creative: stored === undefined ? null : presentCreative(stored, subject), formats };
};
