import { PageHeader } from '../../ui/page/page-header.tsx';

export function HomePage() {
  return <PageHeader title="发现" />;
}
