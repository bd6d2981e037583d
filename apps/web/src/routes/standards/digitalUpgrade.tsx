import { createFileRoute } from '@tanstack/react-router';
import { UpgradePage } from '../../features/standards/pages/upgrade-page.tsx';

export const Route = createFileRoute('/standards/digitalUpgrade')({
  staticData: {
    title: '数字化升级',
    layout: 'default',
    auth_key: 'serviceStandardData.digitalUpgrade',
  },
  component: UpgradePage,
});
