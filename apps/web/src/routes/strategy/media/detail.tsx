import { createFileRoute } from '@tanstack/react-router';
import { parseCaseDetail } from '../../../features/strategy-case/case-address.ts';
import { CaseDetail } from '../../../features/strategy-case/case-detail.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/media/detail')({
  staticData: {
    title: '案例详情',
    layout: 'default',
    auth_key: 'smartMarketingData.pageIsEnabled',
    tabKeys: ['caseId'],
  },
  validateSearch: parseCaseDetail,
  component: CaseDetailRoute,
});

function CaseDetailRoute() {
  return <CaseDetail {...useAddress(Route)} />;
}
