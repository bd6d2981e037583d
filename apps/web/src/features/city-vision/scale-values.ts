import type { VisionMetric } from './vision-metric-keys.ts';
import { metricLooks } from './vision-metrics.ts';
import type { AreaHours, VisionRow } from './vision-row.ts';

interface ScaleSource {
  readonly rows: readonly VisionRow[];
  readonly metric: VisionMetric;
  readonly hours: AreaHours | undefined;
  /** The hour that is shown; all that was asked about when left out. */
  readonly at: number | undefined;
}

/** Values that the classes of the colours are made of: for an hour those of all hours, so that hours can be compared. */
export function scaleValues({ rows, metric, hours, at }: ScaleSource): (number | null)[] {
  const shown = rows.map(metricLooks[metric].valueOf);
  if (at === undefined || hours === undefined) return shown;
  if (metric === 'persons') return hours.areas.flatMap(({ persons }) => persons);
  if (metric === 'taPersons') return hours.areas.flatMap(({ taPersons }) => taPersons);
  if (metric === 'density')
    return hours.areas.flatMap(({ persons, squareMeters }) =>
      persons.map((value) => (value === null || squareMeters === 0 ? null : (value / squareMeters) * 1e6)),
    );
  return shown;
}
