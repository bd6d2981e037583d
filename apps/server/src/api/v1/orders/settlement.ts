import { sendSettlement } from '../../../documents/settlement.ts';
import type { Handler } from '../../handler.ts';

export const downloadSettlement: Handler<'v1/orders/settlement'> = (context, input, request) =>
  sendSettlement(context, request, input);
