import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './list-filters.module.css';

export interface ListFiltersProps {
  readonly label: string;
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
  /** A button before the others. */
  readonly button?: ReactNode;
  /** Filters in the rows below the buttons. */
  readonly more?: ReactNode;
  /** Keeps the distance to what follows. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The filters above a long list, with the ways to clear them and to read the list anew. */
export function ListFilters(props: ListFiltersProps) {
  const { label, active, onClear, onRefresh, button, more, className, children } = props;
  return (
    <search className={`${styles.filters} ${className}`} aria-label={label}>
      {children}
      <div className={styles.buttons}>
        {button}
        {active > 0 && <Button onClick={onClear}>清空筛选（{active}）</Button>}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新列表" onClick={onRefresh} />
      </div>
      {more}
    </search>
  );
}
