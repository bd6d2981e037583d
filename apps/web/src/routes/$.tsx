import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';

export const Route = createFileRoute('/$')({
  staticData: { title: '404 页面不存在', layout: 'blank', noAuth: true },
  component: NotFoundPage,
});
