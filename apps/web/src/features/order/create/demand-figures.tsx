import { Button, InputNumber } from 'antd';
import { addDays, daysBetween, lastDayOf } from '../../../ui/calendar/dates.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import styles from './create.module.css';
import type { DemandFieldsProps } from './demand-fields.tsx';
import { DayInput } from '../../../ui/form/day-input.tsx';

/** Production and posting take about a week. */
const leadDays = 7;
const weekPresets = [4, 8, 12] as const;

/** First and last day of the order. */
export function PeriodFields({ draft, errors, today, onChange, onTouch }: DemandFieldsProps) {
  const { startDate, endDate } = draft;
  const lead = daysBetween(today, startDate);
  const days = daysBetween(startDate, endDate);
  const isShort = lead !== undefined && lead >= 0 && lead < leadDays;
  return (
    <div className={styles.pair}>
      <Field
        id="order-startDate"
        label="上刊日"
        isRequired
        error={errors.startDate}
        hint={
          isShort ? (
            <span className={styles.warning}>距今不足 {leadDays} 天，可能来不及制作与上刊</span>
          ) : (
            '建议至少提前一周'
          )
        }
      >
        <DayInput
          id="order-startDate"
          value={startDate}
          min={today}
          isWrong={errors.startDate !== undefined}
          aria-describedby={describedBy('order-startDate', errors.startDate)}
          onChange={(day) => onChange({ startDate: day })}
          onBlur={() => onTouch('startDate')}
        />
      </Field>
      <Field
        id="order-endDate"
        label="下刊日（含）"
        isRequired
        error={errors.endDate}
        hint={days !== undefined && days >= 0 ? `共 ${days + 1} 天` : undefined}
      >
        <DayInput
          id="order-endDate"
          value={endDate}
          min={startDate === '' ? today : startDate}
          isWrong={errors.endDate !== undefined}
          aria-describedby={describedBy('order-endDate', errors.endDate)}
          onChange={(day) => onChange({ endDate: day })}
          onBlur={() => onTouch('endDate')}
        />
        <div className={styles.presets}>
          {weekPresets.map((weeks) => (
            <Button
              key={weeks}
              size="small"
              onClick={() => {
                const first = startDate === '' ? addDays(today, leadDays)! : startDate;
                onChange({ startDate: first, endDate: lastDayOf(first, weeks) ?? '' });
              }}
            >
              {weeks} 周
            </Button>
          ))}
        </div>
      </Field>
    </div>
  );
}

/** What the customer wants to be held against. */
export function GoalFigures({ draft, onChange }: Pick<DemandFieldsProps, 'draft' | 'onChange'>) {
  const { reachShare, frequency, cpmFen } = draft;
  return (
    <div className={styles.triple}>
      <Field id="order-reachShare" label="到达率目标">
        <InputNumber
          id="order-reachShare"
          className={styles.wide}
          min={0}
          max={100}
          suffix="%"
          value={reachShare === null ? null : Number((reachShare * 100).toFixed(2))}
          onChange={(value) => onChange({ reachShare: value === null ? null : value / 100 })}
        />
      </Field>
      <Field id="order-frequency" label="平均频次目标">
        <InputNumber
          id="order-frequency"
          className={styles.wide}
          min={0}
          max={1000}
          suffix="次"
          value={frequency}
          onChange={(value) => onChange({ frequency: value })}
        />
      </Field>
      <Field id="order-cpmFen" label="CPM 上限">
        <InputNumber
          id="order-cpmFen"
          className={styles.wide}
          min={0}
          max={100_000}
          prefix="¥"
          value={cpmFen === null ? null : cpmFen / 100}
          onChange={(value) => onChange({ cpmFen: value === null ? null : Math.round(value * 100) })}
        />
      </Field>
    </div>
  );
}
