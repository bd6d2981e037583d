import { useNavigate, useSearch } from '@tanstack/react-router';
import { MediaCategory } from '../../features/media-category/media-category.tsx';

/** Media and their forms; filters, comparison and what is looked at live in the address. */
export function MediaCategoryPage() {
  const address = useSearch({ from: '/media/category/' });
  const navigate = useNavigate({ from: '/media/category/' });
  return <MediaCategory address={address} onAddress={(search) => void navigate({ search })} />;
}
