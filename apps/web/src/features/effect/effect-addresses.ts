/** A page about one order. */
export const withOrder = (path: string, orderId: string) => `${path}?orderId=${encodeURIComponent(orderId)}`;

export const effectListHref = '/evaluation';
/** Pages about the effect of one order: figures in tabs, by area, and on a board. */
export const effectDetailPath = '/evaluation/detail';
export const effectManLandPath = '/evaluation/detail-man-land';
export const effectBoardPath = '/evaluation/detail-plus';
export const effectDetailHref = (orderId: string) => withOrder(effectDetailPath, orderId);

/** What to change of an order, in one of its cities. */
export const optimisePath = '/optimize';
export const optimiseHref = (orderId: string, cityCode: string) =>
  `${withOrder(optimisePath, orderId)}&city=${cityCode}`;

/** What a third party reported of it. */
export const thirdPartyPath = '/evaluation/detail-third-party';

/** Pages of its buses to present. */
export const busReportHref = (orderId: string) => withOrder('/evaluation/report-bus', orderId);

/** Pages of the order itself. */
export const orderPath = '/marketing/order/detail';
export const monitoringPath = '/marketing/order/monitoring';
export const orderHref = (orderId: string) => withOrder(orderPath, orderId);
export const monitoringHref = (orderId: string) => withOrder(monitoringPath, orderId);
