import { createFileRoute } from '@tanstack/react-router';
import { aoiList } from '../../../features/aoi-database/aoi-address.ts';
import { AoiDatabase } from '../../../features/aoi-database/aoi-database.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/vision/aoi')({
  staticData: {
    title: 'AOI 数据库',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.aoiDataBaseData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: aoiList.parse,
  component: AoiDatabaseRoute,
});

function AoiDatabaseRoute() {
  return <AoiDatabase {...useAddress(Route)} />;
}
