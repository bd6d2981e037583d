/** What orders are compared by, across cities and media. Costs are better when they are lower. */
export const benchmarkMetrics = [
  'reachShare',
  'frequency',
  'cpmFen',
  'taCpmFen',
  'completionRate',
  'onTimeRate',
] as const;
export type BenchmarkMetric = (typeof benchmarkMetrics)[number];
