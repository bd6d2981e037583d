import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './compare.module.css';
import { compareRows, type Aspect } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { DifferenceSwitch } from './difference-switch.tsx';

export interface CompareDrawerProps<Item> {
  /** What is compared: 方案, 订单. */
  readonly subject: string;
  readonly items: readonly Item[];
  readonly aspects: readonly Aspect<Item>[];
  readonly headOf: (item: Item) => {
    readonly id: string;
    readonly name: string;
    readonly number: string;
  };
  readonly footnote: string;
  readonly onClose: () => void;
  /** More than figures, below their table. */
  readonly children?: ReactNode;
}

/** Plans or orders side by side; the best figure of each row is marked. */
export function CompareDrawer<Item>(props: CompareDrawerProps<Item>) {
  useReturnFocus();
  const { subject, items, aspects, headOf, footnote, onClose, children } = props;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareRows(aspects, items).filter(({ differs }) => differs || !onlyDifferences);
  const heads = items.map(headOf);
  return (
    <Drawer
      open
      size={Math.min(1120, 240 + items.length * 220)}
      title={`${subject}对比（${items.length}）`}
      onClose={onClose}
      extra={<DifferenceSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />}
    >
      {/* Takes the focus, so that arrow keys scroll a long comparison. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={`${subject}各项指标`}>
        {rows.length === 0 ? (
          <StateBlock kind="empty" title={`所选${subject}没有差异`} />
        ) : (
          <CompareTable label={`${subject}对比`} heads={heads} rows={rows} />
        )}
        <p className={styles.footnote}>{footnote}</p>
      </section>
      {children}
    </Drawer>
  );
}
