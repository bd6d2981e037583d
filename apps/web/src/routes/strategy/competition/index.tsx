import { createFileRoute } from '@tanstack/react-router';
import { parseCompetitionAddress } from '../../../features/competition/competition-address.ts';
import { Competition } from '../../../features/competition/competition.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/competition/')({
  staticData: {
    title: '竞品洞察',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.competitorPutData.isEnabled',
  },
  validateSearch: parseCompetitionAddress,
  component: CompetitionRoute,
});

function CompetitionRoute() {
  return <Competition {...useAddress(Route)} />;
}
