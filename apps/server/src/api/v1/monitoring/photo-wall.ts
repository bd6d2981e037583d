import { presentPhoto, readPhotos } from '../../../orders/monitoring/photo-store.ts';
import type { Handler } from '../../handler.ts';

export const listMonitoringPhotos: Handler<'v1/monitoring/photo-wall'> = async (context, input, { user }) => {
  const { pageNo, pageSize, doubt } = input;
  const all = (await readPhotos(context.db, user, input)).map(presentPhoto);
  const rows = doubt === undefined ? all : all.filter((photo) => photo.doubts.includes(doubt));
  const from = (pageNo - 1) * pageSize;
  return { rows: rows.slice(from, from + pageSize), total: rows.length, pageNo, pageSize };
};
