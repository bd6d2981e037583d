import { Button, InputNumber } from 'antd';
import briefStyles from '../../../shared/brief/brief.module.css';
import { leadDays, StartDayField, weekPresets } from '../../../shared/brief/start-day-field.tsx';
import { daysBetween, daysLater, lastDayOf } from '../../../ui/calendar/dates.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import styles from './create.module.css';
import type { DemandFieldsProps, OrderFieldProps } from './demand-fields.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

/** First and last day of the order. */
export function PeriodFields(props: OrderFieldProps) {
  const { draft, errors, today, onChange, onTouch } = props;
  const { startDate, endDate } = draft;
  const days = daysBetween(startDate, endDate);
  return (
    <div className={briefStyles.pair}>
      <StartDayField {...props} label="上刊日" hint="建议至少提前一周" />
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
        <div className={briefStyles.presets}>
          {weekPresets.map((weeks) => (
            <Button
              key={weeks}
              size="small"
              onClick={() => {
                const first = startDate === '' ? daysLater(today, leadDays) : startDate;
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

/** Targets of the customer. */
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
      <Field id="order-cpmFen" label={`${metricDictionary.cpm.name} 上限`}>
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
