import type { LabelGroup, TargetAudience } from './target-audience.ts';

/** A crowd pack that the platform keeps for everybody: a rule over labels, the same people in every city. */
export interface SystemCrowd {
  readonly packId: string;
  readonly name: string;
  readonly groups: readonly LabelGroup[];
}

/** Conditions that must all hold; the labels of one are alternatives. */
const allOf = (packId: string, name: string, ...conditions: readonly (readonly number[])[]): SystemCrowd => ({
  packId: `system-${packId}`,
  name,
  groups: [
    { join: 'and', conditions: conditions.map((labelIds) => ({ join: 'and', labelIds: [...labelIds] })) },
  ],
});

/** 系统人群: audiences that campaigns are usually planned for; label ids are those of the crowd labels. */
export const systemCrowds: readonly SystemCrowd[] = [
  allOf('young-office', '年轻白领', [112, 113], [131]),
  allOf('car-family', '有车家庭', [511], [303]),
  allOf('high-spending', '高消费人群', [201, 202]),
  allOf('business-elite', '商务精英', [131], [124, 125], [201, 202]),
  allOf('young-women', '都市女性', [102], [112, 113, 114]),
  allOf('parents', '亲子家庭', [311, 312, 313]),
  allOf('students', '学生人群', [135]),
  allOf('seniors', '银发人群', [116]),
  allOf('new-energy', '新能源车主', [521]),
  allOf('transit', '公交地铁通勤族', [501, 502, 541, 542]),
  allOf('fitness', '运动健身人群', [404, 405]),
  allOf('digital', '数码科技爱好者', [408]),
];

const byId = new Map(systemCrowds.map((crowd) => [crowd.packId, crowd]));

/** The crowd of the platform with this id; undefined for every other pack. */
export const systemCrowdOf = (packId: string): SystemCrowd | undefined => byId.get(packId);

/** The audience as a rule over labels where it is one: a crowd of the platform is its rule, any other pack stays a pack. */
export function ruleOfAudience(audience: TargetAudience): TargetAudience {
  const crowd = audience.packId === undefined ? undefined : byId.get(audience.packId);
  return crowd === undefined ? audience : { groups: [...crowd.groups, ...audience.groups] };
}
