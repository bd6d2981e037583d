import { createFileRoute } from '@tanstack/react-router';
import { parseEffectListAddress } from '../../features/effect/list/effect-list-address.ts';
import { EvaluationListPage } from '../../pages/evaluation/evaluation-list-page.tsx';

export const Route = createFileRoute('/evaluation/')({
  staticData: {
    title: '效果评估',
    isMenu: true,
    icon: 'evaluation',
    sort: 4,
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
  },
  validateSearch: parseEffectListAddress,
  component: EvaluationListPage,
});
