import { formatCount } from './format-figure.ts';

export interface BigNumberProps {
  readonly value: number | null | undefined;
  readonly digits?: number;
  /** True writes every digit instead of 万/亿. */
  readonly isFull?: boolean;
}

/** A count in 万/亿 with the full value in the tooltip. */
export function BigNumber({ value, digits, isFull }: BigNumberProps) {
  return (
    <span className="numeric" title={isFull ? undefined : formatCount(value, { isFull: true })}>
      {formatCount(value, { digits, isFull })}
    </span>
  );
}
