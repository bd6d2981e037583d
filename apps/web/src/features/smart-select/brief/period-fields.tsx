import { Button, InputNumber } from 'antd';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import type { BriefFieldsProps } from './brief-fields.tsx';
import styles from './brief.module.css';
import { addDays, daysBetween, lastDayOf, weekdayOf } from '../../../ui/calendar/dates.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';

const weekPresets = [4, 8, 12] as const;
/** Production and posting of bus bodies take about a week. */
const leadDays = 7;

function startPresets(today: string): { label: string; day: string }[] {
  const toMonday = (8 - (weekdayOf(today) ?? 1)) % 7 || 7;
  const monday = addDays(today, toMonday < leadDays ? toMonday + 7 : toMonday) ?? today;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const nextMonth = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return [
    { label: '最近可上刊的周一', day: monday },
    { label: '下月 1 日', day: nextMonth },
  ];
}

/** First day and length of the flight, and the last day that follows from them. */
export function PeriodFields({ draft, errors, today, onChange, onTouch }: BriefFieldsProps) {
  const { startDate, weeks } = draft;
  const last = weeks === null ? undefined : lastDayOf(startDate, weeks);
  const lead = daysBetween(today, startDate);
  return (
    <div className={styles.pair}>
      <Field
        id="brief-startDate"
        label="开始日期"
        isRequired
        error={errors.startDate}
        hint={
          lead !== undefined && lead >= 0 && lead < leadDays ? (
            <span className={styles.warning}>距今不足 {leadDays} 天，可能来不及制作与上刊</span>
          ) : (
            '可直接键入，如 2026-12-01'
          )
        }
      >
        <DayInput
          id="brief-startDate"
          width={240}
          value={startDate}
          min={today}
          isWrong={errors.startDate !== undefined}
          aria-describedby={describedBy('brief-startDate', errors.startDate)}
          onChange={(day) => onChange({ startDate: day })}
          onBlur={() => onTouch('startDate')}
        />
        <div className={styles.presets}>
          {startPresets(today).map(({ label, day }) => (
            <Button key={label} size="small" onClick={() => onChange({ startDate: day })}>
              {label}
            </Button>
          ))}
        </div>
      </Field>
      <Field
        id="brief-weeks"
        label="投放周数"
        isRequired
        error={errors.weeks}
        hint={last === undefined ? undefined : `投放至 ${last}（含），共 ${(weeks ?? 0) * 7} 天`}
      >
        <InputNumber
          id="brief-weeks"
          style={{ width: 160 }}
          min={1}
          max={52}
          precision={0}
          suffix="周"
          value={weeks}
          status={errors.weeks ? 'error' : undefined}
          aria-describedby={describedBy('brief-weeks', errors.weeks)}
          onChange={(value) => onChange({ weeks: value })}
          onBlur={() => onTouch('weeks')}
        />
        <div className={styles.presets}>
          {weekPresets.map((preset) => (
            <Button
              key={preset}
              size="small"
              aria-pressed={weeks === preset}
              onClick={() => onChange({ weeks: preset })}
            >
              {preset} 周
            </Button>
          ))}
        </div>
      </Field>
    </div>
  );
}
