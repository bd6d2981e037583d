import { useCall } from '../../../api/use-call.ts';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { formatCount, formatCountOf, formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { useCityScene } from '../city-scene.ts';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import styles from './line-drawer.module.css';

const reasonRestMs = 300;

/** 为什么选 / 不选这条线: its yield against the plan's weakest line, and the best exchange for it. */
export function LineReason({ lineId }: { readonly lineId: string }) {
  const { plan, city, delivery } = useCityScene();
  const settled = useDebouncedValue(delivery, reasonRestMs);
  const input = { planId: plan.row.planId, cityCode: city.cityCode, delivery: settled, lineId };
  const { data, error, refetch } = useCall('v1/bus-plan/explain-line', input, {
    keepPrevious: true,
  });
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={3} />;
  const { bestExchange, planCutoffPerThousandYuan: cutoff } = data;
  return (
    <section className={styles.reason} aria-label="选择理由">
      <h3>{data.isInPlan ? '为什么选这条线' : '为什么没选这条线'}</h3>
      <p>{data.sentence}</p>
      {data.blockedBy !== null && <p className={styles.blocked}>受限于：{data.blockedBy}</p>}
      <FactList isSmall>
        <Fact name={data.isInPlan ? '去掉后少触达' : '加一辆可多触达'}>
          {formatCountOf(data.persons, '人')}
        </Fact>
        <Fact name="费用（含税）">{formatFen(data.costFen, { digits: 0 })}</Fact>
        <Fact name="每千元触达（含税）">{formatNumber(data.personsPerThousandYuan)} 人</Fact>
        <Fact name="方案最弱一辆车每千元触达（含税）">
          {cutoff === null ? '—' : `${formatNumber(cutoff)} 人`}
        </Fact>
      </FactList>
      {bestExchange && (
        <p className={styles.quiet}>
          若用它替换「{bestExchange.outLineName}」：触达 {bestExchange.changePersons >= 0 ? '+' : '−'}
          {formatCount(Math.abs(bestExchange.changePersons))} 人，费用{' '}
          {bestExchange.changeFen >= 0 ? '+' : '−'}
          {formatFen(Math.abs(bestExchange.changeFen), { digits: 0 })}
        </p>
      )}
    </section>
  );
}
