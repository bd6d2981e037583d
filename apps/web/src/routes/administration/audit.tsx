import { createFileRoute } from '@tanstack/react-router';
import { auditList } from '../../features/administration/administration-lists.ts';
import { AuditList } from '../../features/administration/audit/audit-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/audit')({
  staticData: {
    title: '审计日志',
    isMenu: true,
    sort: 14,
    layout: 'default',
    auth_key: 'administrationData.auditData.isEnabled',
  },
  validateSearch: auditList.parse,
  component: AuditRoute,
});

function AuditRoute() {
  return <AuditList {...useAddress(Route)} />;
}
