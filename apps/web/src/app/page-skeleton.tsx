import { LoadingBlock } from '../ui/state/loading-block.tsx';

/** Shown while the code of a page is on its way. */
export function PageSkeleton() {
  return <LoadingBlock shape="page" rows={8} />;
}
