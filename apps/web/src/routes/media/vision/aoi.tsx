import { createFileRoute } from '@tanstack/react-router';
import { parseAoiAddress } from '../../../features/aoi-database/aoi-address.ts';
import { AoiDatabase } from '../../../features/aoi-database/aoi-database.tsx';

export const Route = createFileRoute('/media/vision/aoi')({
  staticData: {
    title: 'AOI 数据库',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.aoiDataBaseData.isEnabled',
    holdsMap: true,
  },
  validateSearch: parseAoiAddress,
  component: AoiDatabaseRoute,
});

function AoiDatabaseRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AoiDatabase address={address} onAddress={(search) => void navigate({ search })} />;
}
