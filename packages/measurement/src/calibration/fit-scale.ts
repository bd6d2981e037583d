/** The scale a of a format: one factor on all of its rates, fitted to published contacts. */

export interface ScaleAnchor {
  /** Published contacts of a class of media. */
  readonly published: number;
  /** What the model says of the same class before any scale. */
  readonly model: number;
  readonly weight: number;
}

/**
 * The scale that makes Σ weight · log(a · model ÷ published)² least: the weighted mean of the logarithms. Throws
 * RangeError without anchors and for figures that are not above 0.
 */
export function fitScale(anchors: readonly ScaleAnchor[]): number {
  let [sum, weights] = [0, 0];
  for (const { published, model, weight } of anchors) {
    if (!(published > 0 && model > 0 && weight > 0)) throw new RangeError('anchors must be above 0');
    sum += weight * Math.log(published / model);
    weights += weight;
  }
  if (weights === 0) throw new RangeError('there is nothing to fit to');
  return Math.exp(sum / weights);
}
