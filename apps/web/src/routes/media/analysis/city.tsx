import { createFileRoute } from '@tanstack/react-router';
import { cityList } from '../../../features/city-base/city-base-address.ts';
import { CityBase } from '../../../features/city-base/city-base.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/analysis/city')({
  staticData: {
    title: '城市底盘',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allNationwideMediaData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: cityList.parse,
  component: CityBaseRoute,
});

function CityBaseRoute() {
  return <CityBase {...useAddress(Route)} />;
}
