import { createFileRoute } from '@tanstack/react-router';
import { monitorList } from '../../../features/competition/monitor/monitor-address.ts';
import { Monitor } from '../../../features/competition/monitor/monitor.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/competition/monitor')({
  staticData: {
    title: '竞品监测',
    layout: 'default',
    auth_key: 'smartMarketingData.competitorPutData.isEnabled',
  },
  validateSearch: monitorList.parse,
  component: MonitorRoute,
});

function MonitorRoute() {
  return <Monitor {...useAddress(Route)} />;
}
