import { sendCombination } from '../../../documents/combination-document.ts';
import type { Handler } from '../../handler.ts';

export const exportCombination: Handler<'v1/combinations/export'> = (context, input, request) =>
  sendCombination(context, request, input.combinationId);
