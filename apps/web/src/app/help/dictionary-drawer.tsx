import { Drawer } from 'antd';
import { useState } from 'react';
import { figureRules, metricDictionary, type MetricEntry } from '../../shared/figure/metric-dictionary.ts';
import { HelpSearch } from './help-search.tsx';
import styles from './help.module.css';
import type { HelpDrawerProps } from './help-drawer.tsx';

const entries: readonly MetricEntry[] = Object.values(metricDictionary);

/** 口径库: every metric with its rule. */
export function DictionaryDrawer({ isOpen, onClose, topic }: HelpDrawerProps) {
  const [typed, setTyped] = useState(topic ?? '');
  const [shownTopic, setShownTopic] = useState(topic);
  if (topic !== shownTopic) {
    setShownTopic(topic);
    setTyped(topic ?? '');
  }
  const query = typed.trim().toLowerCase();
  const found = entries.filter(({ name, english, rule }) =>
    `${name}${english}${rule}`.toLowerCase().includes(query),
  );
  return (
    <Drawer title="口径库" size={520} open={isOpen} onClose={onClose}>
      <HelpSearch label="搜索指标" placeholder="搜索指标" value={typed} onChange={setTyped} />
      <dl className={styles.dictionary}>
        {found.map(({ name, english, rule, format }) => (
          <div key={name} className={styles.metric}>
            <dt>
              {name} <span className={styles.english}>{english}</span>
            </dt>
            <dd>{rule}</dd>
            <dd className={styles.format}>格式：{format}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p className={styles.none}>没有符合的指标</p>}
      <h2>数字的读法</h2>
      <ul className={styles.rules}>
        {figureRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Drawer>
  );
}
