import { createFileRoute } from '@tanstack/react-router';
import { exportList } from '../features/exports/export-address.ts';
import { ExportCentre } from '../features/exports/export-centre.tsx';
import { useAddress } from '../ui/page/use-address.ts';

export const Route = createFileRoute('/exports')({
  staticData: { title: '导出中心', layout: 'default' },
  validateSearch: exportList.parse,
  component: ExportsRoute,
});

function ExportsRoute() {
  return <ExportCentre {...useAddress(Route)} />;
}
