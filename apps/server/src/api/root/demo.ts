import type { Handler } from '../handler.ts';

export const demo: Handler<'api/demo'> = async (_context, _input, { user }) => ({
  product: 'ooh-planner',
  greeting: `你好，${user.nickName}`,
});
