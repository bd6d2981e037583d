import { Button } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import type { PoiAddress } from './poi-address.ts';
import styles from './poi-analysis.module.css';

const mostBrands = 6;
const mostSets = 3;

export interface QuickPicksProps {
  readonly cityCode: string;
  /** Whether a stored set of places is an answer too. */
  readonly withSets?: boolean;
  readonly onPick: (change: Partial<PoiAddress>) => void;
}

/** What is asked most with one click: the brands with most places in the city, and the sets that were stored last. */
export function QuickPicks({ cityCode, withSets = false, onPick }: QuickPicksProps) {
  const brands = useCall('poi-analyse/getBrandPoi', { cityCode, keyword: '' });
  const sets = useCall('v1/place-sets/list', { cityCode }, { enabled: withSets });
  const shownSets = withSets ? (sets.data?.placeSets.slice(0, mostSets) ?? []) : [];
  const shownBrands = brands.data?.brandOptions.slice(0, mostBrands) ?? [];
  if (brands.error)
    return <SectionPending error={brands.error} onRetry={() => void brands.refetch()} rows={2} />;
  if (brands.data === undefined) return <SectionPending error={null} onRetry={() => undefined} rows={2} />;
  if (shownSets.length + shownBrands.length === 0)
    return <p className={styles.hint}>该城市还没有品牌门店数据。</p>;
  return (
    <section className={styles.picks} aria-label="快速开始">
      {shownBrands.length > 0 && <h3>门店最多的品牌</h3>}
      <div>
        {shownBrands.map(({ brand, count }) => (
          <Button key={brand} size="small" onClick={() => onPick({ brand })}>
            {brand} {count}
          </Button>
        ))}
      </div>
      {shownSets.length > 0 && <h3>最近的地点集</h3>}
      <div>
        {shownSets.map(({ placeSetId, name, places }) => (
          <Button key={placeSetId} size="small" onClick={() => onPick({ set: placeSetId })}>
            {name} {places}
          </Button>
        ))}
      </div>
    </section>
  );
}
