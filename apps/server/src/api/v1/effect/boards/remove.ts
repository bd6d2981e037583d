import { removeBoard } from '../../../../orders/effect/effect-boards.ts';
import type { Handler } from '../../../handler.ts';

export const removeEffectBoard: Handler<'v1/effect/boards/remove'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  await removeBoard(context, user, input, { address, requestId });
  return { boardId: input.boardId };
};
