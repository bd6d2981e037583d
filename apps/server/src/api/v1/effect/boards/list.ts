import { readBoards } from '../../../../orders/effect/effect-boards.ts';
import type { Handler } from '../../../handler.ts';

export const listEffectBoards: Handler<'v1/effect/boards/list'> = async ({ db }, _input, { user }) => ({
  boards: await readBoards(db, user),
});
