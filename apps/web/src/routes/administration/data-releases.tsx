import { createFileRoute } from '@tanstack/react-router';
import { parseReleaseAddress } from '../../features/data-release/release-address.ts';
import { DataReleasesPage } from '../../pages/administration/data-releases-page.tsx';

export const Route = createFileRoute('/administration/data-releases')({
  staticData: {
    title: '数据版本',
    isMenu: true,
    sort: 1,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  validateSearch: parseReleaseAddress,
  component: DataReleasesPage,
});
