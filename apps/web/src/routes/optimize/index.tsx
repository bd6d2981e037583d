import { createFileRoute } from '@tanstack/react-router';
import { parseOptimiseAddress } from '../../features/optimise/optimise-address.ts';
import { OptimisePage } from '../../features/optimise/optimise-page.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/optimize/')({
  staticData: {
    title: '再运营再优化',
    isMenu: true,
    icon: 'optimize',
    iconSelected: 'optimize-selected',
    sort: 5,
    layout: 'default',
    auth_key: 'operationOptimizeData.isEnabled',
  },
  validateSearch: parseOptimiseAddress,
  component: OptimiseRoute,
});

function OptimiseRoute() {
  return <OptimisePage {...useAddress(Route)} />;
}
