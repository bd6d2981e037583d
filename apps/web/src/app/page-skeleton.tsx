import { StateBlock } from '../ui/state/state-block.tsx';

/** Shown while the code of a page is on its way. */
export function PageSkeleton() {
  return <StateBlock kind="loading" rows={8} minHeight={360} />;
}
