import { attainment } from '../../../orders/standards/attainment.ts';
import type { Handler } from '../../handler.ts';

export const getAttainment: Handler<'v1/standards/attainment'> = async (context, input, { user }) =>
  attainment(context, user, input);
