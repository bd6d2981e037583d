import { formatFen } from './format-figure.ts';

export interface MoneyFenProps {
  readonly fen: number | null | undefined;
  /** 'auto' shortens to 万/亿; the full amount stays in the tooltip. */
  readonly unit?: 'yuan' | 'auto';
  readonly digits?: number;
}

export function MoneyFen({ fen, unit = 'yuan', digits }: MoneyFenProps) {
  return (
    <span className="numeric" title={unit === 'auto' ? formatFen(fen) : undefined}>
      {formatFen(fen, { unit, digits })}
    </span>
  );
}
