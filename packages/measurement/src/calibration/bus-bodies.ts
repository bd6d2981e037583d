/**
 * The calibration of bus bodies that figures carry by default: fitted by `npm run bench -- --only calibration` on the
 * real lines of Shenzhen, see docs/methods/calibration.md. Belongs to one release of streets and one of the trips'
 * parameters; a licensed measurement replaces it.
 */
export interface FormatCalibration {
  /** a: one factor on all rates of the format. */
  readonly scale: number;
  /** κ: how unlike persons of equal trips are; ∞ where they are alike. */
  readonly heterogeneity: number;
  /** Standard deviation of the logarithm of the scale: generations of one currency differ by so much. */
  readonly scaleLogSd: number;
  /** Least and greatest heterogeneity that the anchors bear. */
  readonly heterogeneityRange: readonly [number, number];
  readonly fittedOn: string;
}

export const busBodyCalibration: FormatCalibration = {
  scale: 0.62,
  heterogeneity: 1.5,
  scaleLogSd: 0.4,
  heterogeneityRange: [1, 2],
  fittedOn: '2026-11-23',
};
