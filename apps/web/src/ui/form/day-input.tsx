import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { isCalendarDay } from '../calendar/dates.ts';

/** Ways in which people write a day; the first is how it is shown. */
const typedFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYYMMDD',
  'YYYY-M-D',
  'YYYY/M/D',
  'YYYY年M月D日',
];

export interface DayInputProps {
  readonly id?: string;
  readonly className?: string;
  readonly width?: number;
  /** YYYY-MM-DD, '' for none. */
  readonly value: string;
  /** Days that can be chosen, both included. */
  readonly min?: string;
  readonly max?: string;
  readonly placeholder?: string;
  readonly isClearable?: boolean;
  readonly isWrong?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
}

const dayOf = (text: string | undefined) =>
  text !== undefined && isCalendarDay(text) ? dayjs(text) : undefined;

/** A day, chosen from a calendar in Chinese or typed. */
export function DayInput(props: DayInputProps) {
  const { value, width, min, max, placeholder = '年-月-日', isClearable = true, isWrong = false } = props;
  return (
    <DatePicker
      id={props.id}
      className={props.className}
      style={width === undefined ? undefined : { width }}
      format={typedFormats}
      allowClear={isClearable}
      value={dayOf(value) ?? null}
      minDate={dayOf(min)}
      maxDate={dayOf(max)}
      placeholder={placeholder}
      status={isWrong ? 'error' : undefined}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      aria-invalid={isWrong || undefined}
      onChange={(day) => props.onChange(day ? day.format('YYYY-MM-DD') : '')}
      onBlur={props.onBlur}
    />
  );
}
