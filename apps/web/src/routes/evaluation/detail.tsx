import { createFileRoute } from '@tanstack/react-router';
import { parseEffectDetailAddress } from '../../features/effect/detail/effect-detail-address.ts';
import { EffectDetail } from '../../features/effect/detail/effect-detail.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/detail')({
  staticData: {
    title: '效果评估详情',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseEffectDetailAddress,
  component: EvaluationDetailRoute,
});

function EvaluationDetailRoute() {
  return <EffectDetail {...useAddress(Route)} />;
}
