import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import type { CallOutput } from '@ooh/contract/registry';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import {
  formatCountOf,
  formatFen,
  formatNumber,
  formatShare,
  missing,
} from '../../../ui/figure/format-figure.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import styles from './detail.module.css';
import { EffectBasis } from './effect-basis.tsx';
import {
  claimOf,
  contactsText,
  outcomeNames,
  outcomeStateNames,
  outcomeTones,
  placeboText,
  shareText,
} from './outcome-labels.ts';
import { useEffectCall, type EffectInput } from './use-effect.ts';

type ContactClass = CallOutput<'effectestimate/{orderId}/getBehaviorDetailsData'>['classes'][number];

function OutcomeCard({ outcome }: { readonly outcome: OutcomeEffect }) {
  const { kind, state, reason, source, cityName, detectable, power, isSample } = outcome;
  const claim = claimOf(outcome);
  const hasGroups = state !== 'no-source' && state !== 'small-sample';
  return (
    <Card
      title={
        <span className={styles.title}>
          {outcomeNames[kind]}{' '}
          {claim?.holdsZero ? (
            <StatusTag tone="neutral" text="未见显著变化" />
          ) : (
            <StatusTag tone={outcomeTones[state]} text={outcomeStateNames[state]} />
          )}
          {isSample && <DemoMark text="演示数据" />}
        </span>
      }
      footer={
        source === null
          ? '需导入样本人投放前后的到访或搜索数据。'
          : `来源：${source}；城市：${cityName}；匹配对照双重差分，对照为同区域、性别、年龄与通勤距离相近而未接触的人。`
      }
    >
      {claim ? (
        <p className={styles.claim}>
          {claim.uplift}
          {claim.holdsZero ? (
            <small>区间包含 0</small>
          ) : (
            claim.relative !== undefined && <small>{claim.relative}</small>
          )}
        </p>
      ) : (
        <p className={styles.quiet}>{reason}</p>
      )}
      {hasGroups && (
        <FactList>
          <Fact name="曝光组">{shareText(outcome.exposedShare)}</Fact>
          <Fact name="匹配对照组">{shareText(outcome.controlShare)}</Fact>
          <Fact name="安慰剂期差异">{placeboText(outcome)}</Fact>
          <Fact name="功效">{power === null ? missing : formatShare(power)}</Fact>
          <Fact name="可发现的最小变化">
            {detectable === null ? missing : `${formatNumber(detectable * 100, 2)} 个百分点`}
          </Fact>
        </FactList>
      )}
    </Card>
  );
}

const classColumns: readonly AppColumn<ContactClass>[] = [
  { key: 'contacts', title: '接触次数', width: 120, render: contactsText },
  {
    key: 'persons',
    title: '目标人群人数',
    width: 140,
    isNumeric: true,
    render: ({ persons }) => formatCountOf(persons, '人'),
  },
  {
    key: 'share',
    title: '占目标人群',
    width: 120,
    isNumeric: true,
    render: ({ share }) => formatShare(share),
  },
  {
    key: 'commuters',
    title: '其中通勤者占比',
    width: 140,
    isNumeric: true,
    render: ({ commuterShare }) => formatShare(commuterShare),
  },
];

function VisitCost({ input }: { readonly input: EffectInput }) {
  const found = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  if (found.error || !found.data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={1} />;
  const cost = found.data.indicators.find(({ indicator }) => indicator === 'costPerVisitFen');
  if (cost === undefined || cost.actual === null || cost.low === null || cost.high === null)
    return <p className={styles.quiet}>{cost?.reason ?? '数据不足，不计算成本'}</p>;
  return (
    <p className={styles.claim}>
      {formatFen(cost.actual)}
      <small>
        95% 区间 {formatFen(cost.low)} – {formatFen(cost.high)}
      </small>
    </p>
  );
}

/** What people did after they were met, against people alike who were not; nothing is claimed without an interval. */
export function BehaviourTab({ input }: { readonly input: EffectInput }) {
  const found = useEffectCall('effectestimate/{orderId}/getBehaviorDetailsData', input);
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={420} />
    );
  const { classes, outcomes, scope } = found.data;
  return (
    <>
      <div className={styles.twoColumns}>
        {outcomes.map((outcome) => (
          <OutcomeCard key={outcome.kind} outcome={outcome} />
        ))}
      </div>
      <div className={styles.twoColumns}>
        <Card
          title="接触次数分组"
          footer="目标人群按执行测算的接触次数分组，截至评估日；通勤者为工作地与居住地不同的人。"
        >
          {classes.length === 0 ? (
            <StateBlock kind="not-produced" title="样本不足，暂无分组" />
          ) : (
            <AppTable<ContactClass>
              caption="接触次数分组"
              columns={classColumns}
              rows={classes}
              rowKey={({ from }) => String(from)}
            />
          )}
        </Card>
        <Card
          title="每次增量到访成本"
          footer="有到访数据的城市至今的净价 ÷（该城市触达的目标人群 × 到访增长）；增长的区间包含 0 时不计算。"
        >
          <VisitCost input={input} />
        </Card>
      </div>
      <EffectBasis scope={scope} />
    </>
  );
}
