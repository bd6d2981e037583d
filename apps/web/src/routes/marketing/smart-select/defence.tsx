import { createFileRoute } from '@tanstack/react-router';
import { PlanDefence } from '../../../features/plan-defence/plan-defence.tsx';
import { id } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

export const Route = createFileRoute('/marketing/smart-select/defence')({
  staticData: {
    title: '方案陈述',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
  },
  validateSearch: addressReader({ planId: id() }),
  component: PlanDefenceRoute,
});

function PlanDefenceRoute() {
  return <PlanDefence planId={Route.useSearch().planId} />;
}
