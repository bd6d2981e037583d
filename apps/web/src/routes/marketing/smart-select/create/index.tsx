import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseWizardAddress } from '../../../../features/smart-select/wizard-address.ts';

export const Route = createFileRoute('/marketing/smart-select/create/')({
  staticData: {
    title: '新建智选方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabGroup: '/marketing/smart-select/create',
  },
  validateSearch: parseWizardAddress,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/marketing/smart-select/create/step-1', search, replace: true });
  },
});
