import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import { Button, Slider } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { stepAfter } from './step-after.ts';
import styles from './time-player.module.css';

/** How long a step stays while the time is played, ms: enough for its figures to come and be seen. */
const restMs = 1500;

export interface TimePlayerProps {
  /** Spoken name of the slider, for example 投放周. */
  readonly name: string;
  /** Steps of the time; step 0 is the whole of it. */
  readonly steps: number;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly textOf: (step: number) => string;
  /** Dates of the step. */
  readonly detail: string | undefined;
  /** How many times faster than usual it is played. */
  readonly speed?: number;
  /** False where the time is only chosen by hand. */
  readonly plays?: boolean;
}

/** The time of a map: the whole of it or one step, chosen by hand or played from the first step to the last. */
export function TimePlayer({
  name,
  steps,
  step,
  onStep,
  textOf,
  detail,
  speed = 1,
  plays = true,
}: TimePlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const hasTime = steps > 0;
  const next = useEffectEvent(() => {
    const following = stepAfter(step, steps);
    if (following === null) setPlaying(false);
    else onStep(following);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => next(), restMs / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  const play = () => {
    setPlaying(true);
    onStep(stepAfter(step, steps) ?? 1);
  };
  return (
    <div className={styles.player}>
      <Button
        type="text"
        size="small"
        disabled={!hasTime || !plays}
        title={plays ? undefined : '系统已设为减少动态效果，请拖动选择'}
        icon={isPlaying ? <PauseOutlined aria-hidden="true" /> : <CaretRightOutlined aria-hidden="true" />}
        aria-label={isPlaying ? '暂停播放' : `播放${name}`}
        onClick={() => (isPlaying ? setPlaying(false) : play())}
      />
      <Slider
        min={0}
        max={steps}
        value={step}
        disabled={!hasTime}
        ariaLabelForHandle={name}
        ariaValueTextFormatterForHandle={textOf}
        tooltip={{ formatter: (value = 0) => textOf(value) }}
        onChange={(value) => {
          setPlaying(false);
          onStep(value);
        }}
      />
      <output className="numeric">
        {textOf(step)}
        {detail !== undefined && `（${detail}）`}
      </output>
    </div>
  );
}
