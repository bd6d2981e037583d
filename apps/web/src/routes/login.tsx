import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../pages/login/login-page.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: '登录', layout: 'blank', noAuth: true },
  validateSearch: (search): { redirect?: string; expired?: true } => ({
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    ...(search.expired === true ? { expired: true } : {}),
  }),
  component: LoginPage,
});
