import { readSlip } from '../../../market/hand-over/slip-store.ts';
import type { Handler } from '../../handler.ts';

export const getHandOver: Handler<'v1/hand-overs/get'> = ({ db, now }, { handOverId }, { user }) =>
  readSlip(db, user, handOverId, now());
