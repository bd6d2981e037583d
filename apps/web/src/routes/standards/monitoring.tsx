import { createFileRoute } from '@tanstack/react-router';
import { MonitoringStandardPage } from '../../features/standards/pages/monitoring-standard-page.tsx';

export const Route = createFileRoute('/standards/monitoring')({
  staticData: {
    title: '监测体系',
    layout: 'default',
    auth_key: 'serviceStandardData.detectionSystem',
  },
  component: MonitoringStandardPage,
});
