import { caseDetail } from '../../market/strategy-case/case-detail.ts';
import type { Handler } from '../handler.ts';

export const getMediaStrategyByCaseId: Handler<'mediaStrategy/getMediaStrategyByCaseId/{caseId}'> = (
  context,
  { caseId },
  { user },
) => caseDetail(context, user, caseId);
