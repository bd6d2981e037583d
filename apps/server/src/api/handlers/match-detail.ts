import { downloadOrderSchedule } from '../media-order-match-detail/downloadSchedule.ts';
import { getDropDownMatchDetail } from '../media-order-match-detail/getDropDownMatchDetail.ts';
import { getMatchDetailOrderData } from '../media-order-match-detail/getMatchDetailOrderData.ts';
import { getMediaByOrderMapData } from '../media-order-match-detail/getMediaByOrderMapData.ts';
import { getOrderHeat } from '../media-order-match-detail/thermodynamicDiagram.ts';
import { getOrderIntelligence } from '../media-order-match-detail/getOrderIntelligence.ts';
import { selectListLevelData } from '../media-order-match-detail/selectListLevelData.ts';
import type { Handlers } from '../handler.ts';

/** What an order's media are and why: lists, maps and the schedule. */
export const matchDetailHandlers = {
  'media-order-match-detail/downloadSchedule/{orderId}': downloadOrderSchedule,
  'media-order-match-detail/getDropDownMatchDetail': getDropDownMatchDetail,
  'media-order-match-detail/getMatchDetailOrderData/{orderId}': getMatchDetailOrderData,
  'media-order-match-detail/getMediaByOrderMapData': getMediaByOrderMapData,
  'media-order-match-detail/getOrderIntelligence/{orderId}': getOrderIntelligence,
  'media-order-match-detail/selectListLevelData': selectListLevelData,
  'media-order-match-detail/thermodynamicDiagram': getOrderHeat,
} satisfies Partial<Handlers>;
