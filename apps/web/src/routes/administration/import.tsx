import { createFileRoute } from '@tanstack/react-router';
import { parseImportAddress } from '../../features/imports/import-address.ts';
import { ImportWizard } from '../../features/imports/import-wizard.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/import')({
  staticData: {
    title: '导入数据',
    isMenu: true,
    sort: 2,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
    holdsMap: true,
  },
  validateSearch: parseImportAddress,
  component: ImportRoute,
});

function ImportRoute() {
  return <ImportWizard {...useAddress(Route)} />;
}
