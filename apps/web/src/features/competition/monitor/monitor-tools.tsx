import { Segmented } from 'antd';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { viewNames, views, type MonitorAddress } from './monitor-address.ts';
import styles from './monitor.module.css';

export interface MonitorToolsProps {
  readonly address: MonitorAddress;
  readonly brands: number;
  readonly onView: (view: (typeof views)[number]) => void;
  readonly onFilter: (part: Partial<MonitorAddress>) => void;
}

/** View, keyword, and the way back to all brands. */
export function MonitorTools({ address, brands, onView, onFilter }: MonitorToolsProps) {
  const { view = 'wall', q = '' } = address;
  return (
    <div className={styles.tools}>
      <Segmented<(typeof views)[number]>
        aria-label="视图"
        value={view}
        options={views.map((value) => ({ value, label: viewNames[value] }))}
        onChange={onView}
      />
      <div className={styles.keyword}>
        <KeywordInput
          id="monitor-keyword"
          subject="品牌、产品或位置"
          value={q}
          onSearch={(typed) => onFilter({ q: typed === '' ? undefined : typed })}
        />
      </div>
      {brands > 0 && (
        <span className={styles.quiet}>
          只看 {brands} 个品牌{' '}
          <button type="button" className={styles.clear} onClick={() => onFilter({ brand: undefined })}>
            看全部品牌
          </button>
        </span>
      )}
    </div>
  );
}
