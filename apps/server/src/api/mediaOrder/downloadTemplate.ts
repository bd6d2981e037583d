import { sendOrderTemplate } from '../../document/order-template.ts';
import { grantedStock } from '../../order/granted-stock.ts';
import type { Handler } from '../handler.ts';

export const downloadOrderTemplate: Handler<'mediaOrder/downloadTemplate'> = async (
  context,
  input,
  request,
) => {
  const { cityCode = null } = input;
  const stock = cityCode === null ? null : await grantedStock(context.db, request.user, cityCode);
  const { offers = [], isDemo = false } = stock ?? {};
  return sendOrderTemplate(context, request, { cityCode, offers, isDemo });
};
