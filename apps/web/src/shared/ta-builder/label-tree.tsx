import { RightOutlined, SearchOutlined } from '@ant-design/icons';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { byShare, searchLabels, sectionsOf, type CrowdLabel } from './label-index.ts';
import ownStyles from './label-tree.module.css';
import styles from './ta-builder.module.css';
import { LabelBox } from './label-box.tsx';

export interface LabelTreeProps {
  readonly labels: readonly CrowdLabel[];
  /** Labels of the condition that is being filled. */
  readonly chosen: readonly number[];
  /** Name of that condition, for screen readers: 「条件组 1 的条件 2」. */
  readonly target: string;
  readonly onToggle: (labelId: number) => void;
}

type View = 'tree' | 'list';

/** Labels as a tree by category and dimension, or as one flat list by frequency; both are plain check boxes. */
export function LabelTree({ labels, ...rest }: LabelTreeProps) {
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>('tree');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const found = searchLabels(labels, query);
  const sections = sectionsOf(found);
  const toggleSection = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const draw = (shown: readonly CrowdLabel[]) =>
    shown.map((label) => <LabelBox key={label.labelId} label={label} {...rest} />);
  return (
    <div className={ownStyles.tree}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="搜索标签"
        aria-label="搜索标签"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Segmented<View>
        block
        size="small"
        aria-label="标签的排列"
        value={view}
        onChange={setView}
        options={[
          { label: '按分类', value: 'tree' },
          { label: '按热度', value: 'list' },
        ]}
      />
      <div className={ownStyles.labels}>
        {found.length === 0 && <StateBlock kind="no-match" title={`没有名称含「${query}」的标签`} />}
        {view === 'list'
          ? draw(byShare(found))
          : sections.map(({ key, category, dimension, labels: inside }, index) => {
              const isOpen = !closed.has(key);
              return (
                <section key={key} aria-label={`${category} ${dimension}`}>
                  {category !== sections[index - 1]?.category && (
                    <h4 className={ownStyles.category}>{category}</h4>
                  )}
                  <button
                    type="button"
                    className={styles.dimension}
                    aria-expanded={isOpen}
                    onClick={() => toggleSection(key)}
                  >
                    <RightOutlined rotate={isOpen ? 90 : 0} aria-hidden="true" />
                    {dimension}
                    <span className={styles.share}>{inside.length}</span>
                  </button>
                  {isOpen && draw(inside)}
                </section>
              );
            })}
      </div>
    </div>
  );
}
