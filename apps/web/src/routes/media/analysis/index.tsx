import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/media/analysis/')({
  staticData: {
    title: '全国媒体分析',
    layout: 'default',
    auth_key: 'digitalAssetRoleData.allNationwideMediaData.isEnabled',
  },
  beforeLoad: () => {
    throw redirect({ to: '/media/analysis/city', replace: true });
  },
});
