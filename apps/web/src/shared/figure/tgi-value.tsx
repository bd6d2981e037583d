import type { Figure } from '@ooh/contract/domain/figure';
import type { ReactNode } from 'react';
import { FigureValue } from './figure-value.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { tgiMark, tgiMarkRule } from './tgi-mark.ts';
import styles from './metric.module.css';

const whole = (value: number) => formatNumber(value);

interface MarkedProps {
  readonly index: number | null;
  /** Stands for the index, where it can be asked for its interval. */
  readonly children?: ReactNode;
}

function Marked({ index, children }: MarkedProps) {
  const { sign, tone, text } = tgiMark(index);
  return (
    <span className={`${styles.tgi} numeric`} data-tone={tone} title={sign === '' ? undefined : tgiMarkRule}>
      {sign !== '' && `${sign} `}
      {children ?? text}
    </span>
  );
}

/** An index without an interval, with the mark of high or low. */
export function TgiIndex({ index }: { readonly index: number | null }) {
  return <Marked index={index} />;
}

/** A target group index with the mark of high or low; its interval is behind it unless it is plain. */
export function TgiValue({
  figure,
  isPlain = false,
}: {
  readonly figure: Figure;
  readonly isPlain?: boolean;
}) {
  if (figure.suppressed) return <FigureValue figure={figure} format={whole} />;
  if (isPlain) return <Marked index={figure.value} />;
  return (
    <Marked index={figure.value}>
      <FigureValue figure={figure} format={whole} />
    </Marked>
  );
}
