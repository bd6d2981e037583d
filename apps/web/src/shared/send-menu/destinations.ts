import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import type { ComponentType } from 'react';

/** How many of a load's parts a destination can use; 0 where it takes none of them. */
type Takes = (load: HandOverInput) => number;

/** A page that reads a slip when it opens: 「用于…」 sends the load there. */
export interface PageDestination {
  readonly kind: HandOverKind;
  readonly label: string;
  /** Permission flags, any one of which opens it. */
  readonly flag: string;
  readonly takes: Takes;
  readonly hrefOf: (handOverId: string) => string;
}

/** A destination that asks something first, in a dialog. */
export interface DialogDestination {
  readonly key: string;
  readonly label: string;
  readonly flag: string;
  readonly takes: Takes;
  readonly Dialog: ComponentType<{ readonly load: HandOverInput; readonly onClose: () => void }>;
}

const sizeOf = (list: readonly unknown[] | undefined): number => list?.length ?? 0;

/** Conditions of an audience; a pack is one. */
const audienceParts: Takes = ({ targetAudience }) =>
  sizeOf(targetAudience?.groups) + Number(targetAudience?.packId !== undefined);

const briefParts: Takes = ({ cityCodes, mediumIds, targetAudience, areas, pois }) =>
  sizeOf(cityCodes) + sizeOf(mediumIds) + audienceParts({ targetAudience }) + sizeOf(areas) + sizeOf(pois);

/** Areas with an outline and places become fences. */
const fenceParts: Takes = ({ areas, pois }) =>
  sizeOf(areas?.filter(({ ring }) => ring !== undefined)) + sizeOf(pois);

const smartSelect = 'investmentOrderData.wiseChoicePatternData.isEnabled';
const order = 'investmentOrderData.orderPatternData.isEnabled';
const slip = (id: string) => `handOver=${encodeURIComponent(id)}`;

/** Pages that take a slip, in the order of the menu. A new one is a line here and `useHandOver` in its page. */
export const pageDestinations: readonly PageDestination[] = [
  {
    kind: 'plan-bus',
    label: '新建公交智选方案',
    flag: smartSelect,
    takes: ({ cityCodes, areas, targetAudience }) =>
      sizeOf(cityCodes) + sizeOf(areas) + audienceParts({ targetAudience }),
    hrefOf: (id) => `/marketing/smart-select/create/step-1?${slip(id)}`,
  },
  {
    kind: 'plan-geo',
    label: '新建地理围栏方案',
    flag: smartSelect,
    takes: fenceParts,
    hrefOf: (id) => `/marketing/smart-select/plan-geo?${slip(id)}`,
  },
  {
    kind: 'plan-ta',
    label: '新建 TA浓度方案',
    flag: smartSelect,
    takes: ({ cityCodes, areas, targetAudience }) =>
      audienceParts({ targetAudience }) + sizeOf(areas) + sizeOf(cityCodes),
    hrefOf: (id) => `/marketing/smart-select/plan-ta?${slip(id)}`,
  },
  {
    kind: 'order',
    label: '新建订单',
    flag: order,
    takes: briefParts,
    hrefOf: (id) => `/marketing/order/create/step-1?${slip(id)}`,
  },
];
