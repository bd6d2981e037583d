const withOrder = (path: string, orderId: string) => `${path}?orderId=${encodeURIComponent(orderId)}`;

export const effectListHref = '/evaluation';
export const effectDetailHref = (orderId: string) => withOrder('/evaluation/detail', orderId);

/** What a third party reported of it. */
export const thirdPartyHref = (orderId: string) => withOrder('/evaluation/detail-third-party', orderId);

/** Pages of its buses to present. */
export const busReportHref = (orderId: string) => withOrder('/evaluation/report-bus', orderId);

/** Pages of the order itself. */
export const orderPath = '/marketing/order/detail';
export const monitoringPath = '/marketing/order/monitoring';
export const orderHref = (orderId: string) => withOrder(orderPath, orderId);
export const monitoringHref = (orderId: string) => withOrder(monitoringPath, orderId);
