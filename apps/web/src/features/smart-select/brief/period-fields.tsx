import { usualPurchase } from '@ooh/contract/domain/purchase-rules';
import { Button, InputNumber } from 'antd';
import briefStyles from '../../../shared/brief/brief.module.css';
import { leadDays, StartDayField, weekPresets } from '../../../shared/brief/start-day-field.tsx';
import { addDays, lastDayOf, weekdayOf } from '../../../ui/calendar/dates.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import type { PlanFieldProps } from './brief-fields.tsx';

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
export function PeriodFields(props: PlanFieldProps) {
  const { draft, errors, today, onChange, onTouch } = props;
  const { startDate, weeks } = draft;
  const isShort = weeks !== null && weeks >= 1 && weeks < usualPurchase.weeks;
  const last = weeks === null ? undefined : lastDayOf(startDate, weeks);
  return (
    <div className={briefStyles.pair}>
      <StartDayField {...props} label="开始日期" hint="可直接键入，如 2026-12-01" width={240}>
        <div className={briefStyles.presets}>
          {startPresets(today).map(({ label, day }) => (
            <Button key={label} size="small" onClick={() => onChange({ startDate: day })}>
              {label}
            </Button>
          ))}
        </div>
      </StartDayField>
      <Field
        id="brief-weeks"
        label="投放周数"
        isRequired
        error={errors.weeks}
        hint={
          <>
            {last !== undefined && `投放至 ${last}（含），共 ${(weeks ?? 0) * 7} 天`}
            {isShort && (
              <span className={briefStyles.warning}>
                ；短于行业惯例的 {usualPurchase.weeks} 周起投（可修改），媒体方可能不接受
              </span>
            )}
          </>
        }
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
        <div className={briefStyles.presets}>
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
