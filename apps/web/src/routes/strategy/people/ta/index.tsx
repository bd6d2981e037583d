import { createFileRoute } from '@tanstack/react-router';
import { packList } from '../../../../features/crowd-pack/pack-address.ts';
import { PackListPage } from '../../../../features/crowd-pack/pack-list-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/ta/')({
  staticData: {
    title: 'TA 人群',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
  },
  validateSearch: packList.parse,
  component: PackListRoute,
});

function PackListRoute() {
  return <PackListPage {...useAddress(Route)} />;
}
