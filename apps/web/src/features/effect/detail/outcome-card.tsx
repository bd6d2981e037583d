import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import styles from './detail.module.css';
import {
  claimOf,
  outcomeNames,
  outcomeStateNames,
  outcomeTones,
  placeboText,
  shareText,
} from './outcome-labels.ts';

export function OutcomeCard({ outcome }: { readonly outcome: OutcomeEffect }) {
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
