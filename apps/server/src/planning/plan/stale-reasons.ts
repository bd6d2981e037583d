import type { ReleaseEvent } from '../../city-data/release/release-hooks.ts';

/** What every plan is computed from: lines and panel make the model. */
export const kindLabels: Partial<Record<ReleaseEvent['kind'], string>> = {
  'bus-lines': '公交线路',
  panel: '人群样本',
};
/** What plans of fixed media are computed from besides. */
export const areaKindLabels: Partial<Record<ReleaseEvent['kind'], string>> = {
  places: '地点',
  'media-positions': '媒体点位',
  'rate-card': '刊例价',
};
export const reasonLabels: Record<ReleaseEvent['reason'], string> = {
  published: '有新版本',
  undone: '已撤销',
  edited: '已修改',
};

/** 深圳市公交线路有新版本. */
export const newVersionReason = (cityName: string, kind: ReleaseEvent['kind']): string =>
  `${cityName}${kindLabels[kind] ?? areaKindLabels[kind] ?? ''}${reasonLabels.published}`;
