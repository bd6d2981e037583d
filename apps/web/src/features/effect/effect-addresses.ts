const of = (path: string, orderId: string) => `${path}?orderId=${encodeURIComponent(orderId)}`;

export const effectListHref = '/evaluation';
export const effectDetailHref = (orderId: string) => of('/evaluation/detail', orderId);
