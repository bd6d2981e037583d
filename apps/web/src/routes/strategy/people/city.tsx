import { createFileRoute } from '@tanstack/react-router';
import { parseCityPeople } from '../../../features/people-city/city-people-address.ts';
import { CityPeople } from '../../../features/people-city/city-people-page.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/city')({
  staticData: {
    title: '城市人群',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.wisdomCityData.isEnabled',
  },
  validateSearch: parseCityPeople,
  component: CityPeopleRoute,
});

function CityPeopleRoute() {
  return <CityPeople {...useAddress(Route)} />;
}
