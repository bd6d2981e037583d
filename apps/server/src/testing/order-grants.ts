/** A permission structure that opens the order mode for pairs of cities and media. */
export function orderGrants(grants: readonly { regionCodes: string[]; mediaIds: number[] }[]): unknown {
  return {
    investmentOrderData: {
      pageIsEnabled: true,
      orderPatternData: { isEnabled: true, regionCodes: [], mediaIds: [], mediaRegionData: grants },
    },
  };
}
