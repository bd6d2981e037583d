import { Slider } from 'antd';
import { useState } from 'react';
import styles from './man-land.module.css';

/** One weight; it is sent when the handle is let go. */
export function WeightSlider(props: {
  readonly name: string;
  readonly hint: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}) {
  const [moved, setMoved] = useState<number>();
  const value = moved ?? props.value;
  return (
    <div className={styles.weight}>
      <span>
        {props.name} <b className="numeric">{value}</b>
        <small>{props.hint}</small>
      </span>
      <Slider
        min={0}
        max={100}
        step={5}
        value={value}
        ariaLabelForHandle={`${props.name}权重`}
        onChange={setMoved}
        onChangeComplete={(next) => {
          setMoved(undefined);
          props.onValue(next);
        }}
      />
    </div>
  );
}
