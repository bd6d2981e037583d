import { PageHeader } from '../../ui/page/page-header.tsx';

export function NotFoundPage() {
  return <PageHeader title="页面不存在" />;
}
