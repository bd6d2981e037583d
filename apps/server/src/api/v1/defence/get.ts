import { currentDefence } from '../../../documents/defence/current-defence.ts';
import type { Handler } from '../../handler.ts';

export const getDefence: Handler<'v1/defence/get'> = async (context, asked, { user }) => ({
  defence: await currentDefence(context, user, asked),
});
