/**
 * Names of the specification that a request may use besides those of its call, each with the names that it may stand for,
 * the fitting one first. A name that a call has itself is never replaced.
 */
export const specificationNames: Readonly<Record<string, readonly string[]>> = {
  regionCodes: ['cityCodes', 'cityCode'],
  regionCode: ['cityCode', 'cityCodes'],
  mediaIds: ['mediumIds', 'mediumId'],
  mediaId: ['mediumId', 'mediumIds'],
  // Calls differ in whether they take one or several.
  cityCodes: ['cityCode'],
  cityCode: ['cityCodes'],
  mediumIds: ['mediumId'],
  mediumId: ['mediumIds'],
};

/** What the specification calls the identifier of whatever a call is about, where the call requires exactly one. */
export const anyIdentifier = 'id';

/** The other order of identifier and name in which the specification writes the address of an effect call. */
export function otherPathOf(path: string): string | undefined {
  const name = /^effectestimate\/\{orderId\}\/(\w+)$/.exec(path)?.[1];
  return name === undefined ? undefined : `effectestimate/${name}/{orderId}`;
}
