import { PageHeader } from '../../ui/page/page-header.tsx';

export function LoginPage() {
  return <PageHeader title="登录" />;
}
