import type { IndustryBenchmark } from '@ooh/contract/domain/evaluation';
import { formatCount, formatFen } from '../../../ui/figure/format-figure.ts';
import styles from './industry-reference.module.css';

const measures: Readonly<
  Record<IndustryBenchmark['measure'], { readonly name: string; readonly format: (value: number) => string }>
> = {
  contactsPerVehicleDay: { name: '单车日均接触（折全车彩贴）', format: (value) => formatCount(value) },
  cpmFen: { name: 'CPM（净价）', format: (value) => formatFen(value) },
};

/** Place of a value on a scale from 0 to 1.25 times the upper end, 0–100 %. */
const placeOf = (value: number, high: number): string => `${Math.min(100, (100 * value) / (1.25 * high))}%`;

function Reference({ benchmark }: { readonly benchmark: IndustryBenchmark }) {
  const { measure, value, low, high, source, isOutside } = benchmark;
  const { name, format } = measures[measure];
  return (
    <li data-outside={isOutside}>
      <span className={styles.line}>
        <span>{name}</span>
        <b className="numeric">{format(value)}</b>
      </span>
      <span className={styles.scale} aria-hidden="true">
        <span className={styles.range} style={{ left: placeOf(low, high), right: '20%' }} />
        <span className={styles.pin} style={{ left: placeOf(value, high) }} />
      </span>
      <small title={source}>
        参照 {format(low)}–{format(high)}
        {isOutside && <strong>，超出行业参照，请核对</strong>}
      </small>
    </li>
  );
}

/** 行业参照: the plan's figures beside published ranges; what lies outside one is named. */
export function IndustryReference({ benchmarks }: { readonly benchmarks: readonly IndustryBenchmark[] }) {
  if (benchmarks.length === 0) return null;
  return (
    <section className={styles.reference} aria-label="行业参照">
      <h3>行业参照</h3>
      <ul>
        {benchmarks.map((benchmark) => (
          <Reference key={benchmark.measure} benchmark={benchmark} />
        ))}
      </ul>
      <p>{[...new Set(benchmarks.map(({ source }) => source))].join('；')}</p>
    </section>
  );
}
