import { createFileRoute } from '@tanstack/react-router';
import { lineList } from '../../features/bus-lines/register-address.ts';
import { LineRegister } from '../../features/bus-lines/line-register.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/bus-lines')({
  staticData: {
    title: '线路登记',
    isMenu: true,
    sort: 3,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  validateSearch: lineList.parse,
  component: BusLinesRoute,
});

function BusLinesRoute() {
  return <LineRegister {...useAddress(Route)} />;
}
