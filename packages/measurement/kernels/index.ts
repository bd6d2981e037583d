/** Exports of the module. Kernels check nothing; their caller does. */
export { distribution } from './counts';
export { contacts, coverWorth, gain, gains, moveMedium, serve } from './cover';
export { poissonClasses, rateDistribution } from './rates';
export { thinnedDistribution, thinnedReach } from './thinned';
export { reach } from './union';
