import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { lastDayOf } from '../../../ui/calendar/dates.ts';
import { goalHref } from '../../../shared/plan/plan-addresses.ts';
import styles from './strategy.module.css';

export function BriefSummary({ detail }: { readonly detail: PlanDetail }) {
  const { brief, row, audienceSentence, cities } = detail;
  return (
    <section className={styles.card} aria-labelledby="summary-title">
      <h2 id="summary-title">
        {brief.name} <small>{row.planNo}</small>
      </h2>
      <dl className={styles.facts}>
        <dt>品牌</dt>
        <dd>{[row.brandName, brief.productName].filter(Boolean).join(' · ')}</dd>
        <dt>城市</dt>
        <dd>{cities.map(({ cityName }) => cityName).join('、')}</dd>
        <dt>投放期</dt>
        <dd>
          {brief.startDate} 至 {lastDayOf(brief.startDate, brief.weeks)}（{brief.weeks} 周）
        </dd>
        <dt>预算</dt>
        <dd>{formatFen(brief.budgetFen, { unit: 'auto' })}</dd>
        <dt>目标人群</dt>
        <dd>{audienceSentence}</dd>
      </dl>
      <HrefLink href={goalHref(row.planId)}>修改投放目标</HrefLink>
    </section>
  );
}
