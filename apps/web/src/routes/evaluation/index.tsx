import { createFileRoute } from '@tanstack/react-router';
import { effectList } from '../../features/effect/list/effect-list-address.ts';
import { EffectList } from '../../features/effect/list/effect-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/')({
  staticData: {
    title: '效果评估',
    isMenu: true,
    icon: 'evaluation',
    iconSelected: 'evaluation-selected',
    sort: 4,
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
  },
  validateSearch: effectList.parse,
  component: EvaluationListRoute,
});

function EvaluationListRoute() {
  return <EffectList {...useAddress(Route)} />;
}
