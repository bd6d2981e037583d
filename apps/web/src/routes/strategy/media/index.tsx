import { createFileRoute } from '@tanstack/react-router';
import { caseList } from '../../../features/strategy-case/case-address.ts';
import { CaseLibrary } from '../../../features/strategy-case/case-library.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/media/')({
  staticData: {
    title: '媒介策略库',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.pageIsEnabled',
  },
  validateSearch: caseList.parse,
  component: CaseLibraryRoute,
});

function CaseLibraryRoute() {
  return <CaseLibrary {...useAddress(Route)} />;
}
