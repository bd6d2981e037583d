import { createFileRoute } from '@tanstack/react-router';
import { parseBusReportAddress } from '../../../features/bus-report/bus-report-address.ts';
import { BusReportCity } from '../../../features/bus-report/bus-report-city.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/report-bus/report-city')({
  staticData: {
    title: '分城市报告',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseBusReportAddress,
  component: BusReportCityRoute,
});

function BusReportCityRoute() {
  return <BusReportCity {...useAddress(Route)} />;
}
