import { sendOrderTemplate } from '../../documents/order-template.ts';
import { grantedInventoryOf } from '../../orders/order/granted-inventory.ts';
import type { Handler } from '../handler.ts';

export const downloadOrderTemplate: Handler<'mediaOrder/downloadTemplate'> = async (
  context,
  input,
  request,
) => {
  const { cityCode = null } = input;
  const inventory = cityCode === null ? null : await grantedInventoryOf(context.db, request.user, cityCode);
  const { offers = [], isDemo = false } = inventory ?? {};
  return sendOrderTemplate(context, request, { cityCode, offers, isDemo });
};
