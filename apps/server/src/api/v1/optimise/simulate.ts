import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { simulateShifts as simulate } from '../../../orders/optimise/simulate.ts';
import type { Handler } from '../../handler.ts';

export const simulateShifts: Handler<'v1/optimise/simulate'> = async (context, input, { user }) => {
  refuseAdvertiser(user);
  return simulate(context, user, input);
};
