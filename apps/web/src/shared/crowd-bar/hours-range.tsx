import { Button, Slider } from 'antd';
import styles from './crowd-bar.module.css';
import { hoursText, hourText } from './crowd-words.ts';

export interface HoursRangeProps {
  /** From included, to excluded; 0 and 24 are the whole day. */
  readonly value: readonly [number, number];
  readonly onChange: (hours: readonly [number, number]) => void;
}

/** Hours of the day that people are looked at in. */
export function HoursRange({ value, onChange }: HoursRangeProps) {
  const [from, to] = value;
  const isWholeDay = from === 0 && to === 24;
  return (
    <div className={styles.hours}>
      <span>
        时段 <output className="numeric">{hoursText(from, to)}</output>
        {!isWholeDay && (
          <Button type="link" size="small" onClick={() => onChange([0, 24])}>
            全天
          </Button>
        )}
      </span>
      <Slider
        range
        min={0}
        max={24}
        // Half the way of a drag would be a question of its own: the address changes when the hand lets go.
        key={`${from}-${to}`}
        defaultValue={[from, to]}
        ariaLabelForHandle={['时段开始', '时段结束']}
        ariaValueTextFormatterForHandle={[hourText, hourText]}
        tooltip={{ formatter: (hour = 0) => hourText(hour) }}
        onChangeComplete={([first, last]) => {
          if (first < last) onChange([first, last]);
        }}
      />
    </div>
  );
}
