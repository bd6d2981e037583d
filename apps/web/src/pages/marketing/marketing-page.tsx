import { PageHeader } from '../../ui/page/page-header.tsx';

export function MarketingPage() {
  return <PageHeader title="投资订单管理" />;
}
