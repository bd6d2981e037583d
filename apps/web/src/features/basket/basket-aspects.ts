import type { BasketItem } from '@ooh/contract/domain/basket';
import type { Figure } from '@ooh/contract/domain/figure';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { missing } from '../../ui/figure/format-figure.ts';

export function figureAspect(
  label: string,
  figureOf: (item: BasketItem) => Figure | undefined,
): Aspect<BasketItem> {
  return {
    label,
    text: (item) => {
      const figure = figureOf(item);
      return figure === undefined ? missing : figureText(figure, asPersons);
    },
    note: (item) => {
      const figure = figureOf(item);
      return figure && intervalText(figure, asPersons);
    },
    worth: (item) => figureOf(item)?.value ?? null,
    figure: figureOf,
    best: 'most',
  };
}
