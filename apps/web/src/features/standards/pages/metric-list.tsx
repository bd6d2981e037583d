import { metricPrefix } from '@ooh/contract/domain/content-names';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { StoredMetric } from '@ooh/contract/v1/content/metrics';
import { useRouterState } from '@tanstack/react-router';
import { Button, Drawer, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../session/use-session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { DocumentCard } from '../../../shared/content/document/document-card.tsx';
import { VersionDrawer } from '../../../shared/content/document/version-drawer.tsx';
import { askedMetric, matchMetrics } from './match-metrics.ts';
import styles from './metric-list.module.css';
import shared from './standards.module.css';

const facts = [
  ['example', '算例'],
  ['format', '写法'],
  ['nature', '性质'],
  ['source', '来源'],
  ['screens', '出现在'],
] as const;

interface MetricLineProps {
  readonly metric: StoredMetric;
  readonly isAsked: boolean;
  readonly mayEdit: boolean;
  readonly onVersions: () => void;
  readonly onEdit: () => void;
}

function MetricLine({ metric, isAsked, mayEdit, onVersions, onEdit }: MetricLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const { name, english, rule, version, effectiveOn } = metric;
  return (
    <li ref={line} data-asked={isAsked || undefined} aria-current={isAsked || undefined}>
      <div className={styles.metricHead}>
        <h3>{name}</h3>
        <span className={shared.note}>{english}</span>
        <span className={shared.note}>
          V{version} · {effectiveOn} 生效
        </span>
        <Button size="small" type="link" aria-label={`${name}的版本`} onClick={onVersions}>
          版本
        </Button>
        {mayEdit && (
          <Button size="small" type="link" aria-label={`编辑${name}`} onClick={onEdit}>
            编辑
          </Button>
        )}
      </div>
      <p className={styles.rule}>{rule}</p>
      <dl className={styles.facts}>
        {facts.map(([field, label]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{metric[field]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface Opened {
  readonly kind: 'versions' | 'document';
  readonly metric: StoredMetric;
}

/** 指标口径: every metric of the store, searched and opened by its address. */
export function MetricList() {
  const { data, error, refetch } = useCall('v1/content/metrics', {});
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const mayEdit = useSession((session) =>
    isAllowed(session.dataRoleRequest, 'administrationData.contentData.isEnabled'),
  );
  const asked = askedMetric(hash);
  const found = matchMetrics(data?.metrics ?? [], query);
  const close = () => setOpened(undefined);
  return (
    <Card title="指标口径" extra={data && <span className={shared.note}>共 {data.metrics.length} 项</span>}>
      <Input
        allowClear
        aria-label="搜索指标"
        placeholder="搜指标、算法、来源或页面"
        maxLength={60}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {error && (
        <StateBlock
          kind="section-failed"
          title="指标口径加载失败"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <StateBlock kind="loading" rows={10} />}
      {data && found.length === 0 && <StateBlock kind="no-match" onClearFilters={() => setQuery('')} />}
      <ul className={styles.metrics} aria-label="指标">
        {found.map((metric) => (
          <MetricLine
            key={metric.key}
            metric={metric}
            isAsked={metric.key === asked}
            mayEdit={mayEdit}
            onVersions={() => setOpened({ kind: 'versions', metric })}
            onEdit={() => setOpened({ kind: 'document', metric })}
          />
        ))}
      </ul>
      {opened?.kind === 'versions' && (
        <VersionDrawer
          docId={`${metricPrefix}${opened.metric.key}`}
          title={opened.metric.name}
          onClose={close}
          onVersion={() => setOpened({ kind: 'document', metric: opened.metric })}
        />
      )}
      {opened?.kind === 'document' && (
        <Drawer open title={opened.metric.name} size={720} onClose={close} destroyOnHidden>
          <DocumentCard docId={`${metricPrefix}${opened.metric.key}`} name={opened.metric.name} />
        </Drawer>
      )}
    </Card>
  );
}
