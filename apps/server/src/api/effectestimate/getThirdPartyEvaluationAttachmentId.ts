import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { compareCities } from '../../orders/effect/combine-figures.ts';
import { compareFigures, presentReport, readReports } from '../../orders/effect/third-party.ts';
import type { Handler } from '../handler.ts';

export const getThirdPartyEvaluation: Handler<
  'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId'
> = async (context, input, { user }) => {
  const { order, effect } = await loadEffect(context, user, input);
  const reports = await readReports(context.db, order.orderId);
  const [newest] = reports;
  const comparison = compareCities(effect.cities, context.config.minimumCell);
  return {
    attachmentId: newest?.attachment_id ?? null,
    reports: reports.map(presentReport),
    figures: newest ? compareFigures(newest.figures, comparison) : [],
  };
};
