/** Exports of the module. Kernels check nothing; their caller does. */
export { distribution } from './counts';
export { coverWorth, moveMedium, serve } from './cover';
export { contacts, gain } from './gain';
export { gains } from './gains';
export { poissonClasses, rateDistribution } from './rates';
export { thinnedDistribution, thinnedReach } from './thinned';
export { reach } from './union';
