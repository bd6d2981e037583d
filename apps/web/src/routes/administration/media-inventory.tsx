import { createFileRoute, redirect } from '@tanstack/react-router';
import { mediaList } from '../../features/media-inventory/media-address.ts';

/** The address of before: media resources stand at their own. */
export const Route = createFileRoute('/administration/media-inventory')({
  staticData: {
    title: '媒体资源',
    isMenu: false,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allMediumData.isEnabled',
  },
  validateSearch: (search: Record<string, unknown>) =>
    mediaList.parse({ ...search, media: search['media'] ?? search['medium'] }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/media', search, replace: true });
  },
});
