import { billingPeriodDays } from '../money/quotation-arithmetic.ts';
import { busBodyMediumId } from './bus-medium.ts';

/** A medium on vehicles that move along lines: it is bought by line and vehicle, and has no positions. */
export interface MovingMedium {
  /** Its id in permissions and in the register of media. */
  readonly mediumId: number;
  readonly name: string;
  /** Counting unit and counted thing: 辆 of 车辆. */
  readonly unit: string;
  readonly vehicleNoun: string;
  /** Whether vehicles of a line are single or double deckers, which are bought separately. */
  readonly hasDecks: boolean;
  /** Kind of data that its lines, vehicles and prices come from; no two media share one. */
  readonly lineSource: string;
  /** Contact model: contacts per vehicle and day on its line; null where no model exists. */
  readonly contactModel: 'line-vehicle-day' | null;
  /** Days that a price of its lines is for. */
  readonly priceDays: number;
  /** Tags of the medium, by group. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

export interface MovingMedia {
  readonly all: readonly MovingMedium[];
  readonly ids: readonly number[];
  /** The declaration of a moving medium; undefined for other media. */
  of(mediumId: number): MovingMedium | undefined;
  isMoving(mediumId: number): boolean;
  /** The medium whose lines come from a kind of data. */
  on(lineSource: string): MovingMedium;
}

/** Look-ups in declarations. Throws RangeError when two share an id or a source of lines. */
export function movingMediaOf(all: readonly MovingMedium[]): MovingMedia {
  const byId = new Map(all.map((medium) => [medium.mediumId, medium]));
  const bySource = new Map(all.map((medium) => [medium.lineSource, medium]));
  if (byId.size !== all.length || bySource.size !== all.length)
    throw new RangeError('移动媒体的编号与线路来源不能重复');
  return {
    all,
    ids: all.map(({ mediumId }) => mediumId),
    of: (mediumId) => byId.get(mediumId),
    isMoving: (mediumId) => byId.has(mediumId),
    on(lineSource) {
      const medium = bySource.get(lineSource);
      if (medium === undefined) throw new RangeError(`没有以「${lineSource}」为线路来源的移动媒体`);
      return medium;
    },
  };
}

/** The moving media that are sold. */
export const movingMedia = movingMediaOf([
  {
    mediumId: busBodyMediumId,
    name: '公交车身',
    unit: '辆',
    vehicleNoun: '车辆',
    hasDecks: true,
    lineSource: 'bus-lines',
    contactModel: 'line-vehicle-day',
    priceDays: billingPeriodDays,
    tags: {
      场景: ['交通出行', '城市道路'],
      移动性: ['移动媒体'],
      适用目标: ['品牌认知', '新品上市', '区域渗透'],
    },
  },
]);

/** The medium that plans of lines buy. */
export const plannedMedium = movingMedia.on('bus-lines');
