import type { Figure } from '@ooh/contract/domain/figure';
import { asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import type { FactsProps } from '../../ui/figure/facts.tsx';
import { FigureValue } from './figure-value.tsx';

/** What an order achieved, by name. */
export const reachAndFrequency = (effect: {
  readonly reachShare: Figure;
  readonly frequency: Figure;
}): FactsProps['facts'] => [
  ['到达率', <FigureValue key="reach" figure={effect.reachShare} format={asShare} />],
  ['频次', <FigureValue key="frequency" figure={effect.frequency} format={asTimes} />],
];
