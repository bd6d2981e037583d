import { Alert, Button } from 'antd';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { withCondition } from '../with-condition.ts';
import { strongestRelief } from '../prepare-funnel.ts';
import type { LineScope } from '../plan-address.ts';
import conditionStyles from './conditions.module.css';
import styles from './funnel-card.module.css';

function ZeroHint() {
  const { filter, filtered, changeFilter } = useCityScene();
  if (!filtered.result || filtered.isComputing || filtered.result.matchedLineIds.length > 0) return null;
  const relief = strongestRelief(filter, filtered.result);
  return (
    <Alert
      type="warning"
      showIcon
      title="没有符合条件的线路"
      description={
        relief ? `放宽「${relief.name}」可得 +${relief.gain} 条` : '请减少条件，或把「且」改为「或」'
      }
      action={
        relief && (
          <Button
            size="small"
            onClick={() =>
              changeFilter(relief.conditionId, (current) => withCondition(current, relief.conditionId, null))
            }
          >
            放宽
          </Button>
        )
      }
    />
  );
}

/** 全部 → 符合 → 选中, each a way to look at these lines alone; below it the hint when nothing matches. */
export function FunnelCard() {
  const { funnel, filtered, address, setAddress } = useCityScene();
  const { showDock } = useWorkbench();
  const scope = address.show ?? 'matched';
  const steps: readonly { readonly key: LineScope; readonly name: string; readonly count: number }[] = [
    { key: 'all', name: '全部', count: funnel.total },
    { key: 'matched', name: '符合', count: funnel.matched },
    { key: 'chosen', name: '选中', count: funnel.chosen },
  ];
  return (
    <div className={styles.funnelCard}>
      <fieldset className={styles.funnel} aria-label="线路漏斗" aria-busy={filtered.isComputing}>
        {steps.map(({ key, name, count }, index) => (
          <span key={key} className={styles.funnelStep}>
            {index > 0 && (
              <span className={styles.arrow} aria-hidden>
                ›
              </span>
            )}
            <button
              type="button"
              className={styles.funnelButton}
              aria-pressed={scope === key}
              onClick={() => {
                setAddress({ show: key, tab: 'lines' });
                showDock();
              }}
            >
              <span>{name}</span>
              <b>{count.toLocaleString('zh-CN')}</b>
            </button>
          </span>
        ))}
      </fieldset>
      {funnel.chosenOutside > 0 && (
        <p className={conditionStyles.quiet}>
          {funnel.chosenOutside} 条已选线路不符合当前条件，仍保留在方案中。
        </p>
      )}
      {filtered.error && <StateBlock kind="section-failed" error={filtered.error} onRetry={filtered.retry} />}
      <ZeroHint />
    </div>
  );
}
