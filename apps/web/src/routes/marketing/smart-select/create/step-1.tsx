import { createFileRoute } from '@tanstack/react-router';
import { parseWizardAddress } from '../../../../features/smart-select/wizard-address.ts';
import { BriefPage } from '../../../../features/smart-select/brief/brief-page.tsx';

export const Route = createFileRoute('/marketing/smart-select/create/step-1')({
  staticData: {
    title: '投放目标',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabGroup: '/marketing/smart-select/create',
  },
  validateSearch: parseWizardAddress,
  component: BriefPage,
});
