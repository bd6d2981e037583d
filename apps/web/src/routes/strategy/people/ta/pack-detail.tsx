import { createFileRoute } from '@tanstack/react-router';
import { deriveHref, packListHref } from '../../../../features/crowd-pack/pack-address.ts';
import { NoPack } from '../../../../features/crowd-pack/no-pack.tsx';
import { parsePackageAddress } from '../../../../features/user-package/package-address.ts';
import { PackPage } from '../../../../features/user-package/pack-page.tsx';

export const Route = createFileRoute('/strategy/people/ta/pack-detail')({
  staticData: {
    title: '人群包详情',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
    tabKeys: ['packId'],
  },
  validateSearch: parsePackageAddress,
  component: PackDetailRoute,
});

function PackDetailRoute() {
  const { packId } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (packId === undefined) return <NoPack />;
  return (
    <PackPage
      key={packId}
      packId={packId}
      listHref={packListHref}
      deriveHref={deriveHref}
      onOpen={(next) => void navigate({ search: { packId: next } })}
      onRemoved={() => void navigate({ to: '/strategy/people/ta' })}
    />
  );
}
