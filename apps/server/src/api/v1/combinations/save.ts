import { saveCombination as save } from '../../../orders/combination/combination-store.ts';
import type { Handler } from '../../handler.ts';

export const saveCombination: Handler<'v1/combinations/save'> = (context, input, request) =>
  save(context, request.user, input, (detail, transaction) => request.record(detail, transaction));
