import { createFileRoute } from '@tanstack/react-router';
import { inventoryList } from '../../features/media-inventory/inventory-address.ts';
import { MediaInventory } from '../../features/media-inventory/media-inventory.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/media-inventory')({
  staticData: {
    title: '媒体资源',
    isMenu: true,
    sort: 4,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allMediumData.isEnabled',
    holdsMap: true,
  },
  validateSearch: inventoryList.parse,
  component: MediaInventoryRoute,
});

function MediaInventoryRoute() {
  return <MediaInventory {...useAddress(Route)} />;
}
