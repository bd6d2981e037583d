import { createFileRoute } from '@tanstack/react-router';
import { mediaList } from '../../features/media-inventory/media-address.ts';
import { MediaInventory } from '../../features/media-inventory/media-inventory.tsx';
import { leadToOpenScreen } from '../../features/media-inventory/open-screen.ts';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/')({
  staticData: {
    title: '数字资产管理',
    isMenu: true,
    icon: 'media',
    iconSelected: 'media-selected',
    sort: 1,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.pageIsEnabled',
    pageIsEnabled: 'digitalAssetRoleData.pageIsEnabled',
    holdsMap: true,
  },
  validateSearch: mediaList.parse,
  beforeLoad: leadToOpenScreen,
  component: MediaRoute,
});

function MediaRoute() {
  return <MediaInventory {...useAddress(Route)} />;
}
