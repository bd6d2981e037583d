import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from './detail.module.css';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { useEffectCall, type EffectInput } from './use-effect.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { VisitCost } from './visit-cost.tsx';
import { contactClassColumns, type ContactClass } from './contact-class-columns.tsx';

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
              columns={contactClassColumns}
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
