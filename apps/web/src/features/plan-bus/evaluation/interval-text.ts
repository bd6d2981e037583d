import type { Figure } from '@ooh/contract/domain/figure';

/** The 95 % interval of a figure in small print; nothing where there is none. */
export function intervalText(figure: Figure, format: (value: number) => string): string | undefined {
  if (figure.suppressed || figure.low === null || figure.high === null) return undefined;
  return `95% 区间 ${format(figure.low)} – ${format(figure.high)}`;
}
