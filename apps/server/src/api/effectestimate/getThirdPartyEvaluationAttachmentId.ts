import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { compareCities } from '../../orders/effect/combine-figures.ts';
import { presentReport, readReports } from '../../orders/effect/third-party.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import type { Handler } from '../handler.ts';

/** From when on the platform's model counts somebody as reached. */
const threshold = '至少一次可见接触';

export const getThirdPartyEvaluation: Handler<
  'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId'
> = async (context, input, { user }) => {
  const { order, effect } = await loadEffect(context, user, input);
  const stored = await readReports(context.db, order.orderId);
  const comparison = compareCities(effect.cities, context.config.minimumCell);
  const reports = stored.map((report) => presentReport(report, comparison));
  const bases = effect.scope.cities.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  return {
    attachmentId: reports[0]?.attachmentId ?? null,
    reports,
    figures: reports[0]?.figures ?? [],
    platformBasis:
      bases.length === 0
        ? null
        : {
            universe: bases.map(({ universe }) => universe).join('、'),
            period: bases[0].period,
            threshold,
            audience: sentenceOf(order.order.audience, labelName),
          },
  };
};
