import { createFileRoute } from '@tanstack/react-router';
import { parseThirdPartyAddress } from '../../features/effect/third-party/third-party-address.ts';
import { ThirdPartyPage } from '../../features/effect/third-party/third-party-page.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/detail-third-party')({
  staticData: {
    title: '第三方评估',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseThirdPartyAddress,
  component: ThirdPartyRoute,
});

function ThirdPartyRoute() {
  return <ThirdPartyPage {...useAddress(Route)} />;
}
