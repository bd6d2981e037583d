import { createFileRoute } from '@tanstack/react-router';
import { PackCreatePage } from '../../../../features/crowd-pack/create/pack-create-page.tsx';
import { parseCreateAddress } from '../../../../features/crowd-pack/pack-address.ts';

export const Route = createFileRoute('/strategy/people/ta/pack-create')({
  staticData: {
    title: '新建人群包',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
  },
  validateSearch: parseCreateAddress,
  component: PackCreateRoute,
});

function PackCreateRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PackCreatePage
      address={address}
      onMade={(packId) => void navigate({ to: '/strategy/people/ta/pack-detail', search: { packId } })}
    />
  );
}
