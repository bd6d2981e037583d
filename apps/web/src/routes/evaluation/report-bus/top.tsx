import { createFileRoute } from '@tanstack/react-router';
import { parseBusReportAddress } from '../../../features/bus-report/bus-report-address.ts';
import { BusReportPage } from '../../../features/bus-report/bus-report-page.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/report-bus/top')({
  staticData: {
    title: '报告封面与核心结论',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseBusReportAddress,
  component: BusReportTopRoute,
});

function BusReportTopRoute() {
  const { address } = useAddress(Route);
  return <BusReportPage address={address} part="top" />;
}
