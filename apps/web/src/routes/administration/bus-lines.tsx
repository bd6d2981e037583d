import { createFileRoute } from '@tanstack/react-router';
import { parseRegisterAddress } from '../../features/bus-lines/register-address.ts';
import { BusLinesPage } from '../../pages/administration/bus-lines-page.tsx';

export const Route = createFileRoute('/administration/bus-lines')({
  staticData: {
    title: '线路登记',
    isMenu: true,
    sort: 3,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  validateSearch: parseRegisterAddress,
  component: BusLinesPage,
});
