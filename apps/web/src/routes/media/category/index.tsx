import { createFileRoute } from '@tanstack/react-router';
import { parseCategoryAddress } from '../../../features/media-category/category-address.ts';
import { MediaCategoryPage } from '../../../pages/media/media-category-page.tsx';

export const Route = createFileRoute('/media/category/')({
  staticData: {
    title: '媒体形式',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.appAnalyseData.isEnabled',
  },
  validateSearch: parseCategoryAddress,
  component: MediaCategoryPage,
});
