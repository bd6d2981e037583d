import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck } from '../../domain/bus.ts';
import { matchFilter } from '../../domain/match-detail.ts';
import { orderDay, orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { bookingStates } from '../../domain/medium.ts';
import { scheduleStates } from '../../domain/order-view.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

const bar = z.object({
  /** Both days included. */
  startDate: z.string(),
  endDate: z.string(),
  units: z.int(),
  state: z.enum(bookingStates),
  /** True for this order's own bookings; the owners of other bookings are not revealed. */
  isOwn: z.boolean(),
  /** When a hold of this order expires. */
  expiresAt: z.string().nullable(),
});

export const getOrderSchedule = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/schedule',
  permit: orderPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '订单排期网格：逐行的计划刊期、本单与他单占用、容量与空位',
  reads: ['order', 'booking', 'monitoring'],
  input: pageInput.extend(matchFilter.shape).extend({
    orderId,
    itemId: z.string().min(1).max(40).optional(),
    /** Number of items by hold state: open when no unit is held, otherwise the state of the weakest unit. */
    state: z.enum(scheduleStates).optional(),
    /** The days of the grid; absent: the order's own with two weeks on either side. */
    startDate: orderDay.optional(),
    endDate: orderDay.optional(),
  }),
  output: pageOf(
    z.object({
      itemId: z.string(),
      itemNo: z.int(),
      cityCode: z.string(),
      cityName: z.string(),
      mediumId: z.int(),
      mediumName: z.string(),
      formName: z.string(),
      faceId: z.string().nullable(),
      lineId: z.string().nullable(),
      deck: deck.nullable(),
      unitName: z.string(),
      level: z.string(),
      quantity: z.int(),
      /** Counting unit. */
      unit: z.string(),
      planned: z.object({ startDate: z.string(), endDate: z.string() }),
      /** Slots of the face or vehicles for sale; null where the unit is missing from the current data. */
      capacity: z.int().nullable(),
      bars: z.array(bar),
    }),
  ).extend({
    startDate: z.string(),
    endDate: z.string(),
    holidays: z.array(z.object({ date: z.string(), name: z.string(), kind: z.enum(['rest', 'work']) })),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      rows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
      startDate: '2027-02-15',
      endDate: '2027-04-11',
      holidays: [],
    },
  },
});
