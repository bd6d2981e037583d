import { formatCount, formatCountOf, formatNumber, formatShare } from './format-figure.ts';

// How a figure is written, for what takes a figure and its format.

export const asCount = (value: number): string => formatCount(value);
export const asPersons = (value: number): string => formatCountOf(value, '人');
export const asShare = (value: number): string => formatShare(value);
export const asTimes = (value: number): string => `${formatNumber(value, 1)} 次`;
