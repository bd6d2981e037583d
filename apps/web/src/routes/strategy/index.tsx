import { createFileRoute } from '@tanstack/react-router';
import { parseStrategyAddress } from '../../features/strategy-home/strategy-address.ts';
import { StrategyHome } from '../../features/strategy-home/strategy-home.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/')({
  staticData: {
    title: '智慧营销策略',
    isMenu: true,
    icon: 'strategy',
    iconSelected: 'strategy-selected',
    sort: 2,
    layout: 'default',
    auth_key: 'smartMarketingData.pageIsEnabled',
    pageIsEnabled: 'smartMarketingData.pageIsEnabled',
  },
  validateSearch: parseStrategyAddress,
  component: StrategyHomeRoute,
});

function StrategyHomeRoute() {
  return <StrategyHome {...useAddress(Route)} />;
}
