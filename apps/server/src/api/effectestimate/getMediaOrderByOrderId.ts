import { certain } from '@ooh/contract/core/certain';
import type { planGoals } from '@ooh/contract/domain/plan';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { readConclusions } from '../../orders/effect/conclusions.ts';
import { draftSentences } from '../../orders/effect/draft-conclusion.ts';
import { mediumNames, orderRow } from '../../orders/effect/order-row.ts';
import { ordersWithReports } from '../../orders/effect/third-party.ts';
import type { Handler } from '../handler.ts';

export const getEffectOrder: Handler<'effectestimate/{orderId}/getMediaOrderByOrderId'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  const { orderId, order: record } = order;
  const [conclusions, reported, nameOf] = await Promise.all([
    readConclusions(context.db, orderId),
    ordersWithReports(context.db, [orderId]),
    mediumNames(context.db),
  ]);
  const row = orderRow(order, effect, reported.has(orderId), context.config.minimumCell, nameOf);
  const { reachShare = null, frequency = null, impressions = null, cpmFen = null } = record.target;
  return {
    order: {
      ...row,
      goal: record.goal as (typeof planGoals)[number],
      audienceSentence: sentenceOf(record.audience, labelName),
      budgetFen: record.budget_fen,
      target: { reachShare, frequency, impressions, cpmFen },
    },
    scope: effect.scope,
    conclusions,
    // A row with an effect has its comparison.
    draft: draftSentences(
      effect.scope,
      row.postings,
      certain(row.comparison, 'comparison of a row with an effect'),
    ),
  };
};
