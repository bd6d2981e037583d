import { createFileRoute } from '@tanstack/react-router';
import { benchList } from '../../../../features/place-bench/bench-address.ts';
import { AoiSearchPage } from '../../../../features/place-bench/aoi-search-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/ta/aoi-search')({
  staticData: {
    title: 'AOI 检索',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: benchList.parse,
  component: AoiSearchPageRoute,
});

function AoiSearchPageRoute() {
  return <AoiSearchPage {...useAddress(Route)} />;
}
