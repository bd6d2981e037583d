import { createFileRoute } from '@tanstack/react-router';
import { DemoData } from '../../features/demo-data/demo-data.tsx';

export const Route = createFileRoute('/administration/demo-data')({
  staticData: {
    title: '演示数据',
    isMenu: true,
    sort: 5,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  component: DemoData,
});
