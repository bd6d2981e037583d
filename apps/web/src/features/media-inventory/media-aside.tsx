import type { MediaFacets } from '@ooh/contract/domain/media-search';
import { Button } from 'antd';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import type { MediaAddress } from './media-address.ts';
import { MediaFacetsPanel } from './media-facets.tsx';
import styles from './media-inventory.module.css';

export interface MediaAsideProps {
  /** Undefined until the first answer. */
  readonly facets: MediaFacets | undefined;
  readonly address: MediaAddress;
  readonly filters: ListFilterTools<MediaAddress>;
}

/** The facets beside the rows, with how many filters are set. */
export function MediaAside({ facets, address, filters }: MediaAsideProps) {
  return (
    <aside className={styles.aside} aria-label="筛选媒体">
      <div className={styles.asideHead}>
        <b>筛选</b>
        {filters.filterCount > 0 && (
          <Button type="link" size="small" onClick={filters.clear}>
            清空筛选（{filters.filterCount}）
          </Button>
        )}
      </div>
      {facets && <MediaFacetsPanel facets={facets} address={address} filter={filters.filter} />}
    </aside>
  );
}
