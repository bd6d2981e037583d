import { createFileRoute } from '@tanstack/react-router';
import { parseListAddress } from '../../features/administration/list-address.ts';
import { AuditPage } from '../../pages/administration/audit-page.tsx';

export const Route = createFileRoute('/administration/audit')({
  staticData: {
    title: '审计日志',
    isMenu: true,
    sort: 13,
    layout: 'default',
    auth_key: 'administrationData.auditData.isEnabled',
  },
  validateSearch: parseListAddress,
  component: AuditPage,
});
