/** Kinds of documents of the service standards. */
export const contentKinds = ['article', 'sla', 'photo', 'metric', 'roadmap', 'faq', 'medium'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentKindNames: Record<ContentKind, string> = {
  article: '规范',
  sla: '服务承诺',
  photo: '拍照标准',
  metric: '指标口径',
  roadmap: '路线图',
  faq: '常见问题',
  medium: '媒体手册',
};

/** Screens that show documents, and the flag that opens each. */
export const contentRoutes = {
  '/standards': 'serviceStandardData.isEnabled',
  '/standards/digitalUpgrade': 'serviceStandardData.digitalUpgrade',
  '/standards/measurementStandard': 'serviceStandardData.measurementStandard',
  '/standards/monitoring': 'serviceStandardData.detectionSystem',
  '/media/category/detail': 'digitalAssetRoleData.appAnalyseData.isEnabled',
} as const;
export type ContentRoute = keyof typeof contentRoutes;

export const contentRouteNames: Record<ContentRoute, string> = {
  '/standards': '服务执行标准',
  '/standards/digitalUpgrade': '数字化升级',
  '/standards/measurementStandard': '测量标准',
  '/standards/monitoring': '监测体系',
  '/media/category/detail': '媒体形式详情',
};

/** Kinds of which every reader confirms each version. */
export const confirmedKinds: readonly ContentKind[] = ['article', 'sla', 'photo'];

/** Documents that screens name. */
export const contentIds = {
  sla: 'sla',
  capabilities: 'capability-map',
  roadmap: 'roadmap',
  faq: 'faq',
  visibility: 'visibility',
  intervals: 'intervals',
  dataVersions: 'data-versions',
  flow: 'posting-flow',
  photos: 'photo-standard',
  checklist: 'acceptance-checklist',
  exceptions: 'exception-codes',
} as const;

/** Drawings that stand in documents by their key. */
export const contentFigures = ['posting-flow', 'right-photos', 'wrong-photos'] as const;

/** Prefix of the id of a metric's document. */
export const metricPrefix = 'metric.';
