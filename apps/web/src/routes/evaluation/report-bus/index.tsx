import { createFileRoute } from '@tanstack/react-router';
import { parseBusReportAddress } from '../../../features/bus-report/bus-report-address.ts';
import { BusReportIndex } from '../../../features/bus-report/bus-report-index.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/report-bus/')({
  staticData: {
    title: '公交数字报告',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseBusReportAddress,
  component: BusReportRoute,
});

function BusReportRoute() {
  const { address } = useAddress(Route);
  return <BusReportIndex address={address} />;
}
