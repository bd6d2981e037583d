/** What an audience uses, visits and likes: computed from visits, or labels of the panel. */
export const preferenceKinds = ['format', 'brand', 'mall', 'dining', 'app', 'interest'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

export const preferenceKindNames: Readonly<Record<PreferenceKind, string>> = {
  format: '业态',
  brand: '品牌',
  mall: '商场',
  dining: '餐饮',
  app: 'APP 类型',
  interest: '兴趣',
};

export const preferenceNatures = ['到访推算', '标签'] as const;
export type PreferenceNature = (typeof preferenceNatures)[number];

export const natureOfKind = (kind: PreferenceKind): PreferenceNature =>
  kind === 'app' || kind === 'interest' ? '标签' : '到访推算';
