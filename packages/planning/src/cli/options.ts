import { parseArgs } from 'node:util';
import { amountOf, wholePrices } from '../constraint/whole-money.ts';
import { linePriceFen } from '../rate-problem.ts';
import type { Instance } from './read-instance.ts';

/** An error in a command's arguments. */
export class UsageError extends Error {}

/** Output and environment of a command. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  readonly folder: string;
}

export type Options = Readonly<Record<string, string | undefined>>;

/**
 * Splits a command's arguments into files and options.
 * @param names options with their defaults; null for none
 * @param files names of the positional arguments
 */
export function readArguments(
  args: readonly string[],
  files: readonly string[],
  names: Readonly<Record<string, string | null>>,
): { files: string[]; options: Options } {
  const options = Object.fromEntries(Object.keys(names).map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals.length !== files.length) throw new UsageError(`应给出 ${files.join(' 和 ')}`);
  const given = Object.entries(names).map(([name, fallback]) => [
    name,
    values[name] ?? fallback ?? undefined,
  ]);
  return { files: positionals, options: Object.fromEntries(given) as Options };
}

/** An integer option with a default. */
export function wholeOption(options: Options, name: string, least: number, most: number): number {
  const text = options[name] ?? '';
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} 应为 ${least} 到 ${most} 的整数`);
  return value;
}

export const secondsOption = (options: Options): number => {
  const seconds = Number(options.seconds);
  if (!(seconds > 0)) throw new UsageError('--seconds 应为正数');
  return seconds;
};

/** k of reach k+, and the seed: options of every command that selects. */
export const frequencyOption = (options: Options) => wholeOption(options, 'k', 1, 20);
export const seedOption = (options: Options) => wholeOption(options, 'seed', 0, 2 ** 31 - 1);

const AMOUNT = /^(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)(%?)$/i;

/** A number, or a percentage of a whole. */
export function amountOption(text: string | undefined, name: string, whole: number): number {
  if (text === undefined) throw new UsageError(`缺少 --${name}`);
  const [, digits = '', percent = ''] = AMOUNT.exec(text.trim()) ?? [];
  const value = Number(digits);
  if (digits === '' || !(value < Infinity)) throw new UsageError(`--${name} 应为不小于 0 的数或百分数`);
  // A percentage of a decimal is a decimal: the rounding error of double precision is removed.
  return percent === '' ? value : Number(((whole * value) / 100).toPrecision(15));
}

/** Total price of the instance. */
export function wholeCost(instance: Instance): number {
  if (instance.form === 'rates')
    return instance.media.reduce((sum, m) => sum + linePriceFen(m, m.maxVehicles), 0);
  const { total, unit } = wholePrices(instance.passages.costs);
  return amountOf(total, unit);
}

/** A budget in the instance's money; a percentage refers to the total price. An integer where vehicles are bought. */
export function budgetOption(text: string | undefined, name: string, instance: Instance): number {
  const budget = amountOption(text, name, wholeCost(instance));
  return instance.form === 'rates' ? Math.floor(budget) : budget;
}

/** Milliseconds since a moment, to the microsecond. */
export const milliseconds = (around: Surroundings, since: number) =>
  Math.round((around.clock() - since) * 1000) / 1000;

/** Stops a search after the given number of seconds. */
export function withinSeconds(around: Surroundings, seconds: number): () => boolean {
  const started = around.clock();
  return () => around.clock() - started > seconds * 1000;
}
