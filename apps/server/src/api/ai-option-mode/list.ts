import { listPlans as list } from '../../planning/compute/list-plans.ts';
import type { Handler } from '../handler.ts';

export const listPlans: Handler<'ai-option-mode/list'> = (context, input, request) =>
  list(context.db, request.user, input, context.config.minimumCell);
