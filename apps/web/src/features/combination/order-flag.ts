/** Flag of orders, without which a combination is not ordered. */
export const orderFlagOfMix = 'investmentOrderData.orderPatternData.isEnabled';
