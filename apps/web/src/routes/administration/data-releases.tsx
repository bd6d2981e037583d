import { createFileRoute } from '@tanstack/react-router';
import { releaseList } from '../../features/data-release/release-address.ts';
import { ReleaseList } from '../../features/data-release/release-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/data-releases')({
  staticData: {
    title: '数据版本',
    isMenu: true,
    sort: 1,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  validateSearch: releaseList.parse,
  component: DataReleasesRoute,
});

function DataReleasesRoute() {
  return <ReleaseList {...useAddress(Route)} />;
}
