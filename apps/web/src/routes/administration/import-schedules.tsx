import { createFileRoute } from '@tanstack/react-router';
import { ScheduleList } from '../../features/unattended/schedule-list.tsx';

export const Route = createFileRoute('/administration/import-schedules')({
  staticData: {
    title: '定时导入',
    isMenu: true,
    sort: 6,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  component: ScheduleList,
});
