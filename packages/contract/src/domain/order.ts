import { z } from 'zod';
import { orderStates, orderModes, orderSources, postingStates, shotKinds } from './order-names.ts';

// Names are in a file of their own so that the browser can load them without the schemas.
export {
  orderModeNames,
  orderModes,
  orderSourceNames,
  orderSources,
  orderStateNames,
  orderStates,
  postingStates,
  shotKinds,
  type OrderMode,
  type OrderSource,
  type OrderState,
  type PostingState,
  type ShotKind,
} from './order-names.ts';

export const orderState = z.enum(orderStates);
export const orderMode = z.enum(orderModes);
export const orderSource = z.enum(orderSources);
export const postingState = z.enum(postingStates);
export const shotKind = z.enum(shotKinds);
