import { createFileRoute } from '@tanstack/react-router';
import { parseInventoryAddress } from '../../features/media-inventory/inventory-address.ts';
import { MediaInventoryPage } from '../../pages/administration/media-inventory-page.tsx';

export const Route = createFileRoute('/administration/media-inventory')({
  staticData: {
    title: '媒体资源',
    isMenu: true,
    sort: 4,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allMediumData.isEnabled',
    holdsMap: true,
  },
  validateSearch: parseInventoryAddress,
  component: MediaInventoryPage,
});
