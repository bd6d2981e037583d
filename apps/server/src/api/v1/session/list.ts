import { openSessionsOf } from '../../../administration/users/session-rows.ts';
import type { Handler } from '../../handler.ts';

export const listOwnSessions: Handler<'v1/session/list'> = async (context, _input, { user }) => {
  const { idleMinutes } = context.config;
  return {
    sessions: await openSessionsOf(context, user),
    idleMinutes: idleMinutes === 0 ? null : idleMinutes,
  };
};
