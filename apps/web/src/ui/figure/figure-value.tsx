import type { Figure } from '@ooh/contract/domain/figure';
import { Tooltip } from 'antd';
import { figureText, intervalText } from './figure-text.ts';
import styles from './metric.module.css';

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
