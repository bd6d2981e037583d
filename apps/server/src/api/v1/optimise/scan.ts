import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { queueScan } from '../../../orders/optimise/scan-job.ts';
import { grantedWholeOrder } from '../../../orders/optimise/simulate.ts';
import type { Handler } from '../../handler.ts';

export const scanOrder: Handler<'v1/optimise/scan'> = async (context, { orderId }, request) => {
  const { user } = request;
  refuseAdvertiser(user);
  const order = await grantedWholeOrder(context, user, orderId);
  const jobId = await queueScan(context, user.userId, order.orderId);
  await request.record({ orderId, jobId });
  return { jobId };
};
