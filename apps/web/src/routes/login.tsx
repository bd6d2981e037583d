import { createFileRoute } from '@tanstack/react-router';
import { flag, text } from '../ui/address/address-fields.ts';
import { addressReader } from '../ui/address/read-address.ts';
import { LoginPage } from '../features/login/login-page.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: '登录', layout: 'blank', noAuth: true },
  validateSearch: addressReader({ redirect: text(2000), expired: flag() }),
  component: LoginPage,
});
