import { createFileRoute } from '@tanstack/react-router';
import { benchList } from '../../../../features/place-bench/bench-address.ts';
import { TaAoiPage } from '../../../../features/place-bench/ta-aoi-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/ta/aoi-list')({
  staticData: {
    title: 'TA 高浓度 AOI',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: benchList.parse,
  component: TaAoiPageRoute,
});

function TaAoiPageRoute() {
  return <TaAoiPage {...useAddress(Route)} />;
}
