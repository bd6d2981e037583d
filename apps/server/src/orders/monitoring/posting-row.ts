import type { PhotoDoubt, PostingRow } from '@ooh/contract/domain/monitoring';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { lostNetFen } from '../effect/lost-net.ts';
import { shownDays, type PostedUnit } from '../effect/unit-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { photoDoubts } from './photo-doubts.ts';
import type { PhotoFacts, PostingRecord } from './posting-query.ts';

type Posted = Pick<PostingRecord, 'line_id' | 'planned_from' | 'planned_to' | 'posted_on' | 'taken_down_on'>;

/** What is doubtful about a photo of a posting. */
export function doubtsOf(photo: PhotoFacts, posting: Posted): PhotoDoubt[] {
  const last = posting.taken_down_on ?? posting.planned_to;
  return photoDoubts({
    takenAt: photo.taken_at === null ? null : new Date(photo.taken_at),
    offsetMeters: photo.offset_meters,
    hasPlace: photo.lng !== null,
    isLine: posting.line_id !== null,
    isRepeated: photo.is_repeated,
    fromDate: posting.planned_from,
    toDate: last > posting.planned_to ? last : posting.planned_to,
  });
}

/** All doubts about a posting's photos that nobody has judged yet. */
export function openDoubts(posting: PostingRecord): PhotoDoubt[] {
  const open = posting.photos.filter((photo) => photo.verdict === 'unchecked');
  return [...new Set(open.flatMap((photo) => doubtsOf(photo, posting)))];
}

/** A posting as screens list it. */
export function presentPosting(posting: PostingRecord): PostingRow {
  const offsets = posting.photos.flatMap((photo) => photo.offset_meters ?? []);
  return {
    postingId: posting.posting_id,
    orderId: posting.order_id,
    orderNo: posting.order_no,
    cityCode: posting.city_code,
    cityName: cityName(posting.city_code),
    mediumId: posting.medium_id,
    mediumName: posting.medium_name,
    unitName: posting.unit_name,
    level: posting.level,
    unitNo: posting.unit_no,
    lng: posting.lng,
    lat: posting.lat,
    plannedFrom: posting.planned_from,
    plannedTo: posting.planned_to,
    postedOn: posting.posted_on,
    takenDownOn: posting.taken_down_on,
    state: posting.state,
    damage: posting.damage,
    daysLate:
      posting.posted_on === null || posting.make_good_of !== null
        ? null
        : Math.max(0, dayNumber(posting.posted_on) - dayNumber(posting.planned_from)),
    creative: posting.creative,
    note: posting.note,
    isMakeGood: posting.make_good_of !== null,
    photos: posting.photos.length,
    acceptedPhotos: posting.photos.filter((photo) => photo.verdict === 'accepted').length,
    doubtfulPhotos: posting.photos.filter((photo) => doubtsOf(photo, posting).length > 0).length,
    worstOffsetMeters: offsets.length === 0 ? null : Math.max(...offsets),
  };
}

/** Booked days up to today on which a posting showed nothing of the order, and what they cost. */
export function lossOf(posting: PostingRecord, today: number): { lostUnitDays: number; lostNetFen: number } {
  if (posting.make_good_of !== null) return { lostUnitDays: 0, lostNetFen: 0 };
  const [from, to] = [dayNumber(posting.planned_from), dayNumber(posting.planned_to) + 1];
  const due = Math.max(0, Math.min(to, today + 1) - from);
  const unit: PostedUnit = {
    postingId: posting.posting_id,
    unitNo: posting.unit_no,
    state: posting.state,
    postedDay: posting.posted_on === null ? null : dayNumber(posting.posted_on),
    takenDownDay: posting.taken_down_on === null ? null : dayNumber(posting.taken_down_on),
    isMakeGood: false,
  };
  const shown = shownDays(unit, { toDay: to }, today);
  const hung = shown === null ? 0 : Math.max(0, Math.min(shown[1], to, today + 1) - Math.max(shown[0], from));
  const lostUnitDays = due - hung;
  return {
    lostUnitDays,
    lostNetFen: lostNetFen(posting.net_fen, lostUnitDays, posting.quantity * (to - from)),
  };
}
