import { createFileRoute } from '@tanstack/react-router';
import { parseWizardAddress } from '../../../../features/smart-select/wizard-address.ts';
import { StrategyPage } from '../../../../features/smart-select/strategy/strategy-page.tsx';

export const Route = createFileRoute('/marketing/smart-select/create/step-2')({
  staticData: {
    title: '智选策略',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabGroup: '/marketing/smart-select/create',
  },
  validateSearch: parseWizardAddress,
  component: StrategyPage,
});
