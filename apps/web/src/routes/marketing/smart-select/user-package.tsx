import { createFileRoute } from '@tanstack/react-router';
import { parsePackageAddress } from '../../../features/user-package/package-address.ts';
import { UserPackagePage } from '../../../features/user-package/user-package-page.tsx';

export const Route = createFileRoute('/marketing/smart-select/user-package')({
  staticData: {
    title: '人群包明细',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId', 'packId'],
  },
  validateSearch: parsePackageAddress,
  component: UserPackagePage,
});
