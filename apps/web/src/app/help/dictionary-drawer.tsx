import { Drawer } from 'antd';
import { useState } from 'react';
import { figureRules, type MetricKey } from '../../shared/figure/metric-dictionary.ts';
import { metricHref } from '../../shared/figure/metric-words.tsx';
import { useStoredMetrics } from '../../shared/figure/use-stored-metric.ts';
import { useAllowed } from '../../session/use-session.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { HelpSearch } from './help-search.tsx';
import styles from './help.module.css';
import type { HelpDrawerProps } from './help-drawer.tsx';

/** 口径库: every metric with its rule, as the store says it. */
export function DictionaryDrawer({ isOpen, onClose, topic }: HelpDrawerProps) {
  const [typed, setTyped] = useState(topic ?? '');
  const [shownTopic, setShownTopic] = useState(topic);
  if (topic !== shownTopic) {
    setShownTopic(topic);
    setTyped(topic ?? '');
  }
  const metrics = useStoredMetrics();
  const hasPage = useAllowed('serviceStandardData.measurementStandard');
  const query = typed.trim().toLowerCase();
  const found = (Object.keys(metrics) as MetricKey[]).filter((key) => {
    const { name, english, rule } = metrics[key];
    return `${name}${english}${rule}`.toLowerCase().includes(query);
  });
  return (
    <Drawer title="口径库" size={520} open={isOpen} onClose={onClose}>
      <HelpSearch label="搜索指标" placeholder="搜索指标" value={typed} onChange={setTyped} />
      <dl className={styles.dictionary}>
        {found.map((key) => {
          const { name, english, rule, format } = metrics[key];
          return (
            <div key={key} className={styles.metric}>
              <dt>
                {name} <span className={styles.english}>{english}</span>
              </dt>
              <dd>{rule}</dd>
              <dd className={styles.format}>
                格式：{format}
                {hasPage && (
                  <HrefLink
                    href={metricHref(key)}
                    className={styles.more}
                    aria-label={`查看${name}的完整口径`}
                  >
                    完整口径
                  </HrefLink>
                )}
              </dd>
            </div>
          );
        })}
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
