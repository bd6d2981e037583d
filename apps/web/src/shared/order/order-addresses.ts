import type { OrderMode, OrderState } from '@ooh/contract/domain/order';
import type { OrderViewKey } from './order-views.ts';

const root = '/marketing/order';

function withOrder(path: string, orderId: string): string {
  return `${root}/${path}?orderId=${encodeURIComponent(orderId)}`;
}

export const orderListHref = root;
export const orderModeHref = `${root}/select-mode`;

/** Step 1 of a new order in a mode. */
export const newOrderHref = (mode: OrderMode) => `${root}/create/step-1?mode=${mode}`;
export const demandHref = (orderId: string) => withOrder('create/step-1', orderId);

/** Step 3: with the matrix of people and places where the order is made from it. */
export const scheduleHref = (orderId: string, mode: OrderMode = 'base') =>
  withOrder(mode === 'man-land' ? 'create/step-3-man-land' : 'create/step-3', orderId);
export const detailHref = (orderId: string, tab?: string, mode: OrderMode = 'base') =>
  `${withOrder(mode === 'man-land' ? 'detail-man-land' : 'detail', orderId)}${tab === undefined ? '' : `&tab=${tab}`}`;

/** One side of an order in full width, in a city of it. */
export const viewHref = (orderId: string, view: OrderViewKey, city?: string) =>
  `${withOrder('detail', orderId)}&view=${view}${city === undefined ? '' : `&city=${city}`}`;

/** Everything that is said for the order, to be presented. */
export const orderDefenceHref = (orderId: string) => withOrder('defence', orderId);

/** Step 2 where every line of media is chosen. */
export const baseHref = (orderId: string) => withOrder('create/step-2-base', orderId);

/** Step 2 where a past order is taken over. */
export const referenceHref = (orderId: string) => withOrder('create/step-2-refer', orderId);

/** A saved crowd pack. */
export const packHref = (packId: string) =>
  `/marketing/smart-select/user-package?packId=${encodeURIComponent(packId)}`;

/** Step 2: where an order's media come from. */
export function mediaHref({ orderId, mode }: { readonly orderId: string; readonly mode: OrderMode }): string {
  return mode === 'reference' ? referenceHref(orderId) : baseHref(orderId);
}

/** States in which the order is still being written. */
export const isBeingWritten = (state: OrderState) => state === 'draft' || state === 'ready';

/** Where a click on an order leads: a draft goes on being written, any other is shown. */
export function openOrderHref({
  orderId,
  mode,
  state,
}: {
  readonly orderId: string;
  readonly mode: OrderMode;
  readonly state: OrderState;
}): string {
  return isBeingWritten(state) ? demandHref(orderId) : detailHref(orderId, undefined, mode);
}

/** How plan and as-run of an order compare. */
export const evaluationPath = '/evaluation/detail';
export const evaluationHref = (orderId: string) => `${evaluationPath}?orderId=${encodeURIComponent(orderId)}`;
/** Its closing report, as pages. */
export const closingReportHref = (orderId: string) => `${evaluationHref(orderId)}&tab=closing`;

/** What became of an order's media, what its rivals do, and what is advised for it. */
export const monitoringHref = (orderId: string) => withOrder('monitoring', orderId);
/** Posting and photos in the field: all that is due, or one medium of an order in a city. */
export const fieldPath = '/field';
export const fieldHref = (batch: {
  readonly orderId: string;
  readonly cityCode: string;
  readonly mediumId: number;
}) =>
  `${fieldPath}?orderId=${encodeURIComponent(batch.orderId)}&city=${batch.cityCode}&medium=${batch.mediumId}`;
export const competitionHref = (orderId: string) => withOrder('competition', orderId);
export const suggestionHref = (orderId: string) => withOrder('suggestion', orderId);
