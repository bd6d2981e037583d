import { Segmented } from 'antd';
import { useState } from 'react';
import { hoursText } from '../../shared/crowd-bar/crowd-words.ts';
import { TimePlayer } from '../../shared/map-workbench/time-player.tsx';
import styles from './city-vision.module.css';
import type { Vision } from './use-vision.ts';

const speeds = [1, 2, 4];

export interface HourPlayerProps {
  readonly vision: Vision;
  readonly onHour: (at: number | undefined) => void;
}

/** All the hours asked about, or one of them; played through the day. */
export function HourPlayer({ vision, onHour }: HourPlayerProps) {
  const [speed, setSpeed] = useState(1);
  const { at, hasHours, hours, question } = vision;
  const { fromHour = 0, toHour = 24 } = question;
  const whole = hoursText(fromHour, toHour);
  if (!hasHours) return <p className={styles.quiet}>居住、工作人数不随时段变化。</p>;
  const textOf = (step: number) => (step === 0 ? whole : hoursText(step - 1, step));
  return (
    <div className={styles.player}>
      <TimePlayer
        name="时段"
        steps={hours === undefined ? 0 : 24}
        step={at === undefined ? 0 : at + 1}
        onStep={(step) => onHour(step === 0 ? undefined : step - 1)}
        textOf={textOf}
        detail={undefined}
        speed={speed}
        plays={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      />
      <Segmented
        size="small"
        aria-label="播放速度"
        value={speed}
        options={speeds.map((value) => ({ value, label: `×${value}` }))}
        onChange={setSpeed}
      />
    </div>
  );
}
