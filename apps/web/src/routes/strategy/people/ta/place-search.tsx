import { createFileRoute } from '@tanstack/react-router';
import { benchList } from '../../../../features/place-bench/bench-address.ts';
import { PlaceSearchPage } from '../../../../features/place-bench/place-search-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/ta/place-search')({
  staticData: {
    title: '地点检索',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: benchList.parse,
  component: PlaceSearchPageRoute,
});

function PlaceSearchPageRoute() {
  return <PlaceSearchPage {...useAddress(Route)} />;
}
