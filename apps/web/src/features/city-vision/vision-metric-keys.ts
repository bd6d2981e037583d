export const visionMetrics = [
  'persons',
  'density',
  'taPersons',
  'taConcentrationPeople',
  'taConcentrationHours',
  'tgi',
] as const;
export type VisionMetric = (typeof visionMetrics)[number];

/** Metrics that say nothing where no audience is chosen. */
export const isOfAudience = (metric: VisionMetric): boolean => metric !== 'persons' && metric !== 'density';
