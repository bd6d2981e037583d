import { createFileRoute } from '@tanstack/react-router';
import { parseCityBaseAddress } from '../../../features/city-base/city-base-address.ts';
import { CityBasePage } from '../../../pages/media/city-base-page.tsx';

export const Route = createFileRoute('/media/analysis/city')({
  staticData: {
    title: '城市底盘',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allNationwideMediaData.isEnabled',
    holdsMap: true,
  },
  validateSearch: parseCityBaseAddress,
  component: CityBasePage,
});
