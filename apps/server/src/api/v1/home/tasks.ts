import { orderTasks } from '../../../orders/duty/order-tasks.ts';
import { rankTasks } from '../../../orders/duty/rank-tasks.ts';
import { planTasks } from '../../../planning/plan/plan-tasks.ts';
import type { Handler } from '../../handler.ts';

const listed = 30;

export const listTasks: Handler<'v1/home/tasks'> = async ({ db, now }, _input, { user }) => {
  const tasks = rankTasks([...(await orderTasks(db, user, now())), ...(await planTasks(db, user))]);
  return { tasks: tasks.slice(0, listed), total: tasks.length };
};
