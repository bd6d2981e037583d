import { certain } from '@ooh/contract/core/certain';
import type { Found } from '@ooh/contract/v1/find';
import { foundKindNames } from '@ooh/contract/domain/find-names';
import { orderStateNames } from '@ooh/contract/domain/order-names';
import { openOrderHref, orderListHref, packHref } from '../../shared/order/order-addresses.ts';
import { openHref } from '../../shared/plan/plan-addresses.ts';
import { planStateNames } from '@ooh/contract/domain/plan-names';
import type { HeaderPanel } from '../shell/header-panel.ts';

/** Something that the search offers: a page to open, or a panel of the header. */
export interface FoundItem {
  readonly key: string;
  /** Heading under which it stands. */
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly href?: string;
  readonly panel?: HeaderPanel;
  /** The entry of the help that the panel opens at. */
  readonly topic?: string;
}

function placeHref(path: string, { cityCode, name, mediumId }: Found): string {
  const query = new URLSearchParams({ city: cityCode ?? '', q: name });
  if (mediumId !== null && path === '/media') query.set('media', String(mediumId));
  return `${path}?${query.toString()}`;
}

/** Where something found is shown. */
export function hrefOfFound(found: Found): string {
  const { kind, id, name } = found;
  switch (kind) {
    case 'order':
      return openOrderHref({
        orderId: id,
        mode: certain(found.orderMode, 'mode of the order', id),
        state: certain(found.orderState, 'state of the order', id),
      });
    case 'plan':
      return openHref({
        planId: id,
        kind: certain(found.planKind, 'kind of the plan', id),
        state: certain(found.planState, 'state of the plan', id),
      });
    case 'brand':
      return `${orderListHref}?${new URLSearchParams({ q: name }).toString()}`;
    case 'pack':
      return packHref(id);
    case 'line':
      return placeHref('/administration/bus-lines', found);
    case 'position':
      return placeHref('/media', found);
    case 'aoi':
      return placeHref('/media/vision/aoi', found);
    case 'district':
      return placeHref('/strategy/scene/business', found);
  }
}

function stateOf({ orderState, planState }: Found): string {
  if (orderState !== null) return orderStateNames[orderState];
  return planState === null ? '' : planStateNames[planState];
}

/** What the service found, as the list shows it. */
export function itemOfFound(found: Found): FoundItem {
  const { kind, id, name, detail, cityCode } = found;
  return {
    key: `${kind} ${cityCode ?? ''} ${id}`,
    group: foundKindNames[kind],
    title: name,
    detail: [detail, stateOf(found)].filter(Boolean).join(' · '),
    href: hrefOfFound(found),
  };
}
