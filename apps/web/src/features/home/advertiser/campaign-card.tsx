import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Chart } from '../../../chart/chart.tsx';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { gradeNames, gradeTones } from '../../../shared/effect/effect-names.ts';
import { goalsSet, overallGrade } from '../../../shared/effect/prepare-goals.ts';
import { reachChart } from '../../../shared/effect/prepare-weeks.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import styles from './advertiser-home.module.css';
import { clientSentences } from './client-sentences.ts';

/** One campaign in three sentences, with its grade and how the people who saw it became more. */
export function CampaignCard({ campaign }: { readonly campaign: EffectOrderRow }) {
  const { orderId } = campaign;
  const effect = useCall('effectestimate/{orderId}/entiretyExposureCrowd', { orderId });
  const goals = useCall('effectestimate/{orderId}/exposureTargetData', { orderId });
  const { data } = effect;
  const reach = useMemo(() => data && reachChart(data.weeks, data.scope.asOf), [data]);
  const error = effect.error ?? goals.error;
  if (error !== null || !data || !goals.data || !reach)
    return (
      <Card title={campaign.name}>
        {error === null && <p className={styles.computing}>「{campaign.name}」正在测算，可离开此页。</p>}
        <SectionPending
          error={error}
          onRetry={() => void Promise.all([effect.refetch(), goals.refetch()])}
          rows={8}
          minHeight={320}
        />
      </Card>
    );
  const set = goalsSet(goals.data.rows);
  const grade = overallGrade(set);
  const met = set.filter((goal) => goal.grade === 'met').length;
  return (
    <Card
      title={campaign.name}
      extra={
        <span className={styles.period}>
          {campaign.brandName} · {periodText(campaign.startDate, campaign.endDate)} · 截至 {data.scope.asOf}
        </span>
      }
      footer={<EffectBasis scope={data.scope} />}
    >
      <div className={styles.campaign}>
        <div>
          {grade !== undefined && (
            <p className={styles.grade}>
              <StatusTag
                tone={gradeTones[grade]}
                text={grade === 'open' ? '目标进行中' : `目标${gradeNames[grade]}`}
              />
              <span>
                目标 {set.length} 项，达成 {met} 项
              </span>
            </p>
          )}
          <ol className={styles.sentences}>
            {clientSentences(data.comparison, goals.data.rows, data.postings).map(({ text, note }) => (
              <li key={text}>
                <p>{text}</p>
                <small>{note}</small>
              </li>
            ))}
          </ol>
        </div>
        {data.weeks.length > 0 && <Chart model={reach} height={200} />}
      </div>
    </Card>
  );
}
