import { listOwnBaskets } from '../../../orders/basket/present-basket.ts';
import type { Handler } from '../../handler.ts';

export const listBaskets: Handler<'v1/basket/list'> = ({ db }, _input, { user }) => listOwnBaskets(db, user);
