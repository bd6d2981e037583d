import { keepSlip } from '../../../market/hand-over/slip-store.ts';
import type { Handler } from '../../handler.ts';

export const createHandOver: Handler<'v1/hand-overs/create'> = ({ db, now }, input, { user }) =>
  keepSlip(db, user, input, now());
