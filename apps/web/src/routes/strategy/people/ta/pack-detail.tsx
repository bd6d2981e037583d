import { createFileRoute } from '@tanstack/react-router';
import { deriveHref, packListHref } from '../../../../features/crowd-pack/pack-address.ts';
import { NoPack } from '../../../../features/crowd-pack/no-pack.tsx';
import { parsePackageAddress } from '../../../../features/user-package/package-address.ts';
import { PackPage } from '../../../../features/user-package/pack-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

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
  const { address, onAddress } = useAddress(Route, { resetScroll: false });
  const { packId } = address;
  const navigate = Route.useNavigate();
  if (packId === undefined) return <NoPack />;
  return (
    <PackPage
      key={packId}
      packId={packId}
      address={address}
      onAddress={onAddress}
      listHref={packListHref}
      deriveHref={deriveHref}
      onOpen={(next) => void navigate({ search: { packId: next } })}
      onRemoved={() => void navigate({ to: '/strategy/people/ta' })}
    />
  );
}
