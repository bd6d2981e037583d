import { boardFormulaProblem } from '@ooh/report/board-formula';
import { saveBoard } from '../../../../orders/effect/effect-boards.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Handler } from '../../../handler.ts';

export const saveEffectBoard: Handler<'v1/effect/boards/save'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  for (const card of input.cards) {
    const problem = boardFormulaProblem(card);
    if (problem !== null) throw new AppError('invalid', problem);
  }
  return saveBoard(context, user, input, { address, requestId });
};
