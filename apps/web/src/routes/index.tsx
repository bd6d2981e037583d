import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';

export const Route = createFileRoute('/')({
  staticData: {
    title: '发现',
    isMenu: true,
    icon: 'discover',
    iconSelected: 'discover-selected',
    sort: 0,
    layout: 'default',
  },
  component: HomePage,
});
