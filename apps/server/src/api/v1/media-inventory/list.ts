import { grantedInventory } from '../../../city-data/inventory/granted-inventory.ts';
import { listPositions, mediaOf } from '../../../city-data/inventory/inventory-store.ts';
import type { Handler } from '../../handler.ts';

type Face = Awaited<ReturnType<typeof listPositions>>['faces'][number];

const presentFace = (face: Face) => ({
  faceId: face.face_id,
  faceNo: face.face_no,
  formId: face.form_id,
  formName: face.form_name,
  widthMillimeters: face.width_millimeters,
  heightMillimeters: face.height_millimeters,
  isLit: face.is_lit,
  spotSeconds: face.spot_seconds,
  slots: face.slots,
  freeSlots: Math.max(0, face.slots - face.taken_slots),
  priceFen: face.price_fen,
  periodDays: face.period_days,
  isSample: face.is_sample_price === true,
});

export const listMediaInventory: Handler<'v1/media-inventory/list'> = async (context, input, { user }) => {
  const { pageNo, pageSize } = input;
  const granted = await grantedInventory(context, user, input);
  if (granted === null) return { rows: [], total: 0, pageNo, pageSize, media: [], isDemo: false };
  const { filter, isDemo } = granted;
  const { rows, faces, total } = await listPositions(context.db, filter, pageNo, pageSize);
  const facesByPosition = Map.groupBy(faces, (face) => face.position_id);
  const media = await mediaOf(context.db, filter.releaseId, filter.mediumIds);
  return {
    rows: rows.map((row) => ({
      positionId: row.position_id,
      mediumId: row.medium_id,
      code: row.code,
      name: row.name,
      districtName: row.district_name,
      lng: row.lng,
      lat: row.lat,
      level: row.level,
      operator: row.operator,
      isIndicative: row.is_indicative,
      estimatedFields: row.estimated_fields,
      faces: (facesByPosition.get(row.position_id) ?? []).map(presentFace),
    })),
    total,
    pageNo,
    pageSize,
    media: media.map((row) => ({
      mediumId: row.medium_id,
      name: row.name,
      unit: row.unit,
      category: row.category,
      isMoving: row.is_moving,
      positions: row.positions,
    })),
    isDemo,
  };
};
