import { Slider } from 'antd';
import type { Heat } from './heat-map.tsx';
import { weeksOf } from './heat-weeks.ts';
import styles from './view.module.css';

interface WeekSliderProps {
  readonly days: Heat['days'];
  readonly week: number | undefined;
  readonly onWeek: (week: number | undefined) => void;
}

/** The time: the whole, or one week. */
export function WeekSlider({ days, week, onWeek }: WeekSliderProps) {
  const weeks = weeksOf(days);
  const shown = week === undefined ? days : weeks[week - 1];
  return (
    <div className={styles.slider}>
      <span>时间</span>
      <Slider
        min={0}
        max={weeks.length}
        value={week ?? 0}
        disabled={weeks.length === 0}
        ariaLabelForHandle="投放周"
        ariaValueTextFormatterForHandle={(value) => (value === 0 ? '整个投放期' : `第 ${value} 周`)}
        tooltip={{ formatter: (value) => (value === 0 ? '整个投放期' : `第 ${value} 周`) }}
        onChange={(value) => onWeek(value === 0 ? undefined : value)}
      />
      <output className="numeric">
        {week === undefined ? '整个投放期' : `第 ${week} 周`}
        {shown && `（${shown.startDate} 至 ${shown.endDate}）`}
      </output>
    </div>
  );
}
