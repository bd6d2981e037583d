import type { Handlers } from '../handler.ts';
import { acceptMakeGood } from '../v1/monitoring/accept-make-good.ts';
import { getMonitoringTimeline } from '../v1/monitoring/timeline.ts';
import { listMonitoredPlaces } from '../v1/monitoring/places.ts';
import { importPostings } from '../v1/monitoring/import.ts';
import { exportMonitoring } from '../v1/monitoring/export.ts';
import { getMonitoringBoard } from '../v1/monitoring/board.ts';
import { getMonitoringPhoto } from '../v1/monitoring/photo.ts';
import { getOrderEntiretyExposureCrowd } from '../mediaOrder/orderEntiretyExposureCrowd.ts';
import { judgeMonitoringPhotos } from '../v1/monitoring/verdict.ts';
import { launchMonitoring } from '../mediaOrder/launchMonitoring.ts';
import { listMonitoringExceptions } from '../v1/monitoring/exceptions.ts';
import { listMonitoringPhotos } from '../v1/monitoring/photo-wall.ts';
import { listPostings } from '../v1/monitoring/list.ts';
import { markPosting } from '../v1/monitoring/mark-posting.ts';
import { proposeMakeGood } from '../v1/monitoring/make-good.ts';
import { undoPostingImport } from '../v1/monitoring/undo-import.ts';
import { uploadMonitoringPhoto } from '../v1/monitoring/upload-photo.ts';

/** Proof of posting: postings, photos, exceptions, make-goods. */
export const monitoringHandlers = {
  'mediaOrder/launchMonitoring': launchMonitoring,
  'mediaOrder/orderEntiretyExposureCrowd/{orderId}': getOrderEntiretyExposureCrowd,
  'v1/monitoring/accept-make-good': acceptMakeGood,
  'v1/monitoring/board': getMonitoringBoard,
  'v1/monitoring/exceptions': listMonitoringExceptions,
  'v1/monitoring/export': exportMonitoring,
  'v1/monitoring/import': importPostings,
  'v1/monitoring/list': listPostings,
  'v1/monitoring/make-good': proposeMakeGood,
  'v1/monitoring/mark-posting': markPosting,
  'v1/monitoring/photo-wall': listMonitoringPhotos,
  'v1/monitoring/photos': uploadMonitoringPhoto,
  'v1/monitoring/photos/{photoId}': getMonitoringPhoto,
  'v1/monitoring/places': listMonitoredPlaces,
  'v1/monitoring/timeline': getMonitoringTimeline,
  'v1/monitoring/undo-import': undoPostingImport,
  'v1/monitoring/verdict': judgeMonitoringPhotos,
} satisfies Partial<Handlers>;
