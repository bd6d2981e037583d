import { createFileRoute } from '@tanstack/react-router';
import { categoryList } from '../../../features/media-category/category-address.ts';
import { MediaCategory } from '../../../features/media-category/media-category.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/category/')({
  staticData: {
    title: '媒体形式',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.appAnalyseData.isEnabled',
  },
  validateSearch: categoryList.parse,
  component: MediaCategoryRoute,
});

function MediaCategoryRoute() {
  return <MediaCategory {...useAddress(Route)} />;
}
