import { z } from 'zod';
import { importIssue } from './data-release.ts';
import { photoDoubts, photoVerdicts } from './monitoring-names.ts';
import { postingCounts } from './effect.ts';
import { postingState, shotKind } from './order.ts';
import { cityCode } from './region.ts';

/** Monitoring has the same permission as orders. */
export const monitoringPermit = { anyOf: ['investmentOrderData.orderPatternData.isEnabled'] } as const;
export const orderPatternGroup = 'investmentOrderData.orderPatternData';

// Names are in a file of their own so that the browser can load them without the schemas.
export { photoDoubts, photoVerdicts, type PhotoDoubt } from './monitoring-names.ts';
export const photoVerdict = z.enum(photoVerdicts);
export const photoDoubt = z.enum(photoDoubts);

/** 破损, 不亮, 遮挡: damage of a unit that is posted but not shown properly. */
export const damageKinds = ['broken', 'unlit', 'covered'] as const;
export const damageKind = z.enum(damageKinds);
export type DamageKind = z.infer<typeof damageKind>;

export const monitoringPhoto = z.object({
  photoId: z.string(),
  postingId: z.string(),
  orderId: z.string(),
  cityCode: z.string(),
  unitName: z.string(),
  unitNo: z.int(),
  shot: shotKind,
  takenAt: z.string().nullable(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** Distance from the booked face, or from the line's route. */
  offsetMeters: z.number().nullable(),
  sha256: z.string(),
  isLit: z.boolean().nullable(),
  verdict: photoVerdict,
  doubts: z.array(photoDoubt),
  note: z.string().nullable(),
  uploadedAt: z.string(),
  url: z.string(),
});
export type MonitoringPhoto = z.infer<typeof monitoringPhoto>;

export const postingRow = z.object({
  postingId: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  unitName: z.string(),
  level: z.string(),
  unitNo: z.int(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  plannedFrom: z.string(),
  plannedTo: z.string(),
  postedOn: z.string().nullable(),
  takenDownOn: z.string().nullable(),
  state: postingState,
  /** Damage of a damaged unit; null where unknown. */
  damage: damageKind.nullable(),
  /** Days after the planned first day; null while not posted. */
  daysLate: z.int().nullable(),
  creative: z.string().nullable(),
  note: z.string().nullable(),
  isMakeGood: z.boolean(),
  photos: z.int(),
  acceptedPhotos: z.int(),
  doubtfulPhotos: z.int(),
  worstOffsetMeters: z.number().nullable(),
});
export type PostingRow = z.infer<typeof postingRow>;

/** Filter of postings. */
export const monitoringFilter = z.object({
  orderId: z.string().max(40).optional(),
  cityCode: cityCode.optional(),
  mediumId: z.coerce.number().int().min(1).max(10_000).optional(),
  state: postingState.optional(),
  keyword: z.string().max(60).default(''),
});

export const monitoringBoard = z.object({
  counts: postingCounts,
  /** Accepted ÷ judged photos. */
  passRate: z.number().nullable(),
  acceptedPhotos: z.int(),
  reviewedPhotos: z.int(),
  exceptions: z.int(),
  photos: z.int(),
  doubtfulPhotos: z.int(),
  cities: z.array(
    z.object({
      cityCode: z.string(),
      cityName: z.string(),
      counts: postingCounts,
      photos: z.int(),
      exceptions: z.int(),
    }),
  ),
});

export const exampleCounts = {
  plannedUnits: 0,
  dueUnits: 0,
  postedUnits: 0,
  onTimeUnits: 0,
  byState: { pending: 0, posted: 0, late: 0, wrong: 0, missing: 0, damaged: 0, 'made-good': 0 },
  postingRate: null,
  onTimeRate: null,
};
export const examplePhoto: MonitoringPhoto = {
  photoId: 'ph-1',
  postingId: 'po-1',
  orderId: 'o-1',
  cityCode: '440300',
  unitName: '科苑路候车亭',
  unitNo: 1,
  shot: 'near',
  takenAt: '2026-11-02T02:00:00.000Z',
  lng: 113.95,
  lat: 22.54,
  offsetMeters: 8,
  sha256: '0'.repeat(64),
  isLit: null,
  verdict: 'unchecked',
  doubts: [],
  note: null,
  uploadedAt: '2026-11-02T03:00:00.000Z',
  url: '/api/v1/monitoring/photos/ph-1',
};

export const examplePosting: PostingRow = {
  postingId: 'po-1',
  orderId: 'o-1',
  orderNo: 'DD2611210001',
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 2,
  mediumName: '公交候车亭',
  unitName: '科苑路候车亭',
  level: 'A+',
  unitNo: 1,
  lng: 113.95,
  lat: 22.54,
  plannedFrom: '2026-11-01',
  plannedTo: '2026-11-28',
  postedOn: '2026-11-02',
  takenDownOn: null,
  state: 'late',
  damage: null,
  daysLate: 1,
  creative: 'V1',
  note: null,
  isMakeGood: false,
  photos: 1,
  acceptedPhotos: 0,
  doubtfulPhotos: 0,
  worstOffsetMeters: 8,
};

/** Photo tasks created for the cities of an order. */
export const monitoringLaunch = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      cityCode: z.string(),
      cityName: z.string(),
      postings: z.int(),
      dueOn: z.string(),
    }),
  ),
  /** Number of postings that had no record before. */
  addedPostings: z.int(),
});
export const exampleLaunch: z.input<typeof monitoringLaunch> = {
  tasks: [{ taskId: 't-1', cityCode: '440300', cityName: '深圳市', postings: 4, dueOn: '2026-11-25' }],
  addedPostings: 0,
};

/** Free unit-days of the order's own media that restore its promised TA reach at the lowest cost found. */
export const makeGoodProposal = z.object({
  cityCode: z.string(),
  /** none-needed; restored: the promise is met again; partly: all free days together are not enough; insufficient: 数据不足. */
  outcome: z.enum(['none-needed', 'restored', 'partly', 'insufficient']),
  reason: z.string().nullable(),
  promisedReachShare: z.number().nullable(),
  actualReachShare: z.number().nullable(),
  restoredReachShare: z.number().nullable(),
  /** At net prices, borne by the media owner. */
  costFen: z.int(),
  items: z.array(
    z.object({
      /** The item whose face or line it uses. */
      itemId: z.string(),
      unitName: z.string(),
      mediumId: z.int(),
      mediumName: z.string(),
      units: z.int(),
      fromDate: z.string(),
      toDate: z.string(),
      costFen: z.int(),
      /** Share of the TA that it adds to those before it. */
      addedReachShare: z.number(),
    }),
  ),
});
export type MakeGoodProposal = z.infer<typeof makeGoodProposal>;
export const exampleMakeGood: MakeGoodProposal = {
  cityCode: '440300',
  outcome: 'none-needed',
  reason: null,
  promisedReachShare: 0.3,
  actualReachShare: 0.3,
  restoredReachShare: 0.3,
  costFen: 0,
  items: [],
};

/** Result of importing a list row by row. Nothing is written on a dry run or when more than half of the rows are wrong. */
export const listImportInput = z.object({ isDryRun: z.stringbool().default(true) });
export const listImport = z.object({
  rowsRead: z.int(),
  rowsAccepted: z.int(),
  rowsRefused: z.int(),
  /** Records that were changed, or on a dry run would be. */
  changes: z.int(),
  isWritten: z.boolean(),
  issues: z.array(importIssue),
  issueCount: z.int(),
});
export type ListImport = z.infer<typeof listImport>;
/** An imported list of postings, with the id used to undo it; null where nothing was written. */
export const postingListImport = listImport.extend({ importId: z.string().nullable() });
export type PostingListImport = z.infer<typeof postingListImport>;
export const exampleListImport: ListImport = {
  rowsRead: 2,
  rowsAccepted: 2,
  rowsRefused: 0,
  changes: 1,
  isWritten: false,
  issues: [],
  issueCount: 0,
};

/** An accepted make-good: what it is to restore, who accepted it, and how much of it is posted. */
export const acceptedMakeGood = z.object({
  makeGoodId: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  outcome: z.enum(['restored', 'partly']),
  promisedReachShare: z.number(),
  actualReachShare: z.number(),
  restoredReachShare: z.number(),
  costFen: z.int(),
  note: z.string().nullable(),
  acceptedBy: z.string(),
  acceptedAt: z.string(),
  units: z.int(),
  postedUnits: z.int(),
  /** First and last day planned. */
  fromDate: z.string(),
  toDate: z.string(),
});
export type AcceptedMakeGood = z.infer<typeof acceptedMakeGood>;
export const exampleAccepted: AcceptedMakeGood = {
  makeGoodId: '0198c0de-0000-7000-8000-000000000001',
  cityCode: '440300',
  cityName: '深圳市',
  outcome: 'restored',
  promisedReachShare: 0.3,
  actualReachShare: 0.26,
  restoredReachShare: 0.3,
  costFen: 280_000,
  note: null,
  acceptedBy: '王策划',
  acceptedAt: '2026-11-21T08:00:00.000Z',
  units: 2,
  postedUnits: 0,
  fromDate: '2026-11-24',
  toDate: '2026-12-07',
};
