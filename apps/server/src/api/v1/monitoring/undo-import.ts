import { undoPostingImport as undo } from '../../../orders/monitoring/undo-import.ts';
import type { Handler } from '../../handler.ts';

export const undoPostingImport: Handler<'v1/monitoring/undo-import'> = (context, { importId }, request) => {
  const { user, address, requestId } = request;
  return undo(context, user, importId, { address, requestId });
};
