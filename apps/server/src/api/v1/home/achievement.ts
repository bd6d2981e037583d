import { achievementOf } from '../../../orders/effect/achievement.ts';
import type { Handler } from '../../handler.ts';

export const getAchievement: Handler<'v1/home/achievement'> = (context, _input, { user }) =>
  achievementOf(context, user);
