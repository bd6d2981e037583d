import { sendStrategyDraft } from '../../../documents/strategy-draft-deck.ts';
import type { Handler } from '../../handler.ts';

export const exportStrategyDraft: Handler<'v1/strategy-drafts/export'> = (context, input, request) =>
  sendStrategyDraft(context, request, input);
