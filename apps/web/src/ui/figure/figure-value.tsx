import type { Figure } from '@ooh/contract/domain/figure';
import { Tooltip } from 'antd';
import { missing } from './format-figure.ts';
import styles from './metric.module.css';

/** 「95% 区间 120.1 万–126.7 万」, or undefined where the figure has no interval. */
export function intervalText(figure: Figure, format: (value: number) => string): string | undefined {
  const { value, low, high, suppressed } = figure;
  if (suppressed || value === null || low === null || high === null) return undefined;
  return `95% 区间 ${format(low)} – ${format(high)}`;
}

/** Text of a figure: 样本不足 when too few persons stand behind it, — when there is none. */
export function figureText(figure: Figure, format: (value: number) => string): string {
  if (figure.suppressed) return '样本不足';
  return figure.value === null ? missing : format(figure.value);
}

export interface FigureValueProps {
  readonly figure: Figure;
  readonly format: (value: number) => string;
}

/** A figure with its interval behind it, on hover and on focus. */
export function FigureValue({ figure, format }: FigureValueProps) {
  const interval = intervalText(figure, format);
  if (figure.suppressed) return <span className={styles.suppressed}>样本不足</span>;
  if (interval === undefined) return <span className="numeric">{figureText(figure, format)}</span>;
  return (
    <Tooltip title={interval} trigger={['hover', 'focus']}>
      {/* The interval is content, so the keyboard must reach it. */}
      <button type="button" className={styles.figure} onClick={(event) => event.stopPropagation()}>
        {figureText(figure, format)}
        <span className="visually-hidden">，{interval}</span>
      </button>
    </Tooltip>
  );
}
