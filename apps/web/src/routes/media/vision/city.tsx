import { createFileRoute } from '@tanstack/react-router';
import { CityVision } from '../../../features/city-vision/city-vision.tsx';
import { visionList } from '../../../features/city-vision/vision-address.ts';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/vision/city')({
  staticData: {
    title: '城市透视',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.cityNumericalPerspectiveData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: visionList.parse,
  component: CityVisionRoute,
});

function CityVisionRoute() {
  return <CityVision {...useAddress(Route)} />;
}
