import type { Figure } from '@ooh/contract/domain/figure';
import { Tooltip } from 'antd';
import { figureText, intervalText } from './figure-text.ts';
import styles from './metric.module.css';

export interface FigureValueProps {
  readonly figure: Figure;
  readonly format: (value: number) => string;
  /** 口径 behind the interval, where no card around the figure says it. */
  readonly note?: string;
}

/** A figure with its interval behind it, on hover and on focus. */
export function FigureValue({ figure, format, note }: FigureValueProps) {
  const interval = intervalText(figure, format);
  if (figure.suppressed) return <span className={styles.suppressed}>样本不足</span>;
  if (interval === undefined) return <span className="numeric">{figureText(figure, format)}</span>;
  const behind = note === undefined ? interval : `${interval}；${note}`;
  return (
    <Tooltip title={behind} trigger={['hover', 'focus']}>
      {/* The interval is content, so the keyboard must reach it. */}
      <button type="button" className={styles.figure} onClick={(event) => event.stopPropagation()}>
        {figureText(figure, format)}
        <span className="visually-hidden">，{behind}</span>
      </button>
    </Tooltip>
  );
}

/** The word that stands where a figure would, with the reason behind it. */
export function NoFigure({ word, reason }: { readonly word: string; readonly reason: string }) {
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <button
        type="button"
        className={`${styles.figure} ${styles.suppressed}`}
        onClick={(event) => event.stopPropagation()}
      >
        {word}
        <span className="visually-hidden">，{reason}</span>
      </button>
    </Tooltip>
  );
}
