import { createFileRoute } from '@tanstack/react-router';
import { parseEffectDetailAddress } from '../../features/effect/detail/effect-detail-address.ts';
import { EvaluationDetailPage } from '../../pages/evaluation/evaluation-detail-page.tsx';

export const Route = createFileRoute('/evaluation/detail')({
  staticData: {
    title: '效果评估详情',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseEffectDetailAddress,
  component: EvaluationDetailPage,
});
