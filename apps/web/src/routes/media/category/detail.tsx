import { createFileRoute } from '@tanstack/react-router';
import { parseHandbook } from '../../../features/media-handbook/handbook-address.ts';
import { MediaHandbook } from '../../../features/media-handbook/media-handbook.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/category/detail')({
  staticData: {
    title: '媒体形式详情',
    layout: 'default',
    auth_key: 'digitalAssetRoleData.appAnalyseData.isEnabled',
    tabKeys: ['medium'],
  },
  validateSearch: parseHandbook,
  component: MediaHandbookRoute,
});

function MediaHandbookRoute() {
  return <MediaHandbook {...useAddress(Route)} />;
}
