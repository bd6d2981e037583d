import { createFileRoute } from '@tanstack/react-router';
import { proposalList } from '../../features/administration/administration-lists.ts';
import { ProposalList } from '../../features/administration/proposals/proposal-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/proposals')({
  staticData: {
    title: '待确认变更',
    isMenu: true,
    sort: 12,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: proposalList.parse,
  component: ProposalsRoute,
});

function ProposalsRoute() {
  return <ProposalList {...useAddress(Route)} />;
}
