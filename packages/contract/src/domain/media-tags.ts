import { movingMedia } from './moving-media.ts';

type Tags = Readonly<Record<string, readonly string[]>>;

/** Tags of fixed media by group; moving media declare theirs themselves. */
const fixedMediaTags: Readonly<Record<number, Tags>> = {
  2: { 场景: ['交通出行', '城市道路'], 适用目标: ['品牌认知', '区域渗透', '门店引流'], 特点: ['夜间亮灯'] },
  3: { 场景: ['交通出行', '地铁站'], 适用目标: ['品牌认知', '新品上市'], 特点: ['通勤高频', '夜间亮灯'] },
  4: { 场景: ['交通出行', '地铁站'], 适用目标: ['新品上市', '促销告知'], 特点: ['通勤高频', '动态视频'] },
  5: { 场景: ['楼宇电梯'], 适用目标: ['区域渗透', '促销告知'], 特点: ['近距离阅读', '反复接触'] },
  6: { 场景: ['楼宇电梯'], 适用目标: ['新品上市', '促销告知'], 特点: ['动态视频', '反复接触'] },
  7: { 场景: ['商圈地标'], 适用目标: ['品牌认知', '新品上市'], 特点: ['动态视频', '大幅画面'] },
  8: { 场景: ['城市道路'], 适用目标: ['品牌认知'], 特点: ['大幅画面', '长期在位'] },
  9: { 场景: ['居民社区'], 适用目标: ['区域渗透', '门店引流'], 特点: ['有车家庭', '反复接触'] },
  10: { 场景: ['影院商场'], 适用目标: ['新品上市', '品牌认知'], 特点: ['年轻观众', '夜间亮灯'] },
  11: { 场景: ['交通出行', '高铁枢纽'], 适用目标: ['品牌认知'], 特点: ['商旅人群', '大幅画面'] },
  12: { 场景: ['交通出行', '机场枢纽'], 适用目标: ['品牌认知'], 特点: ['商旅人群', '大幅画面'] },
};

/** Media with their tags by group, in the order of their ids. */
export const taggedMedia: readonly { readonly mediumId: number; readonly tags: Tags }[] = [
  ...movingMedia.all,
  ...Object.entries(fixedMediaTags).map(([id, tags]) => ({ mediumId: Number(id), tags })),
].toSorted((a, b) => a.mediumId - b.mediumId);

const tagsById = new Map(taggedMedia.map(({ mediumId, tags }) => [mediumId, Object.values(tags).flat()]));

/** All tags of a medium; none for one that is not tagged. */
export const tagsOfMedium = (mediumId: number): readonly string[] => tagsById.get(mediumId) ?? [];

/** Group of the tags that name goals; a handbook names them with reasons. */
const goalGroup = '适用目标';
const traitsById = new Map(
  taggedMedia.map(({ mediumId, tags }) => [
    mediumId,
    Object.entries(tags).flatMap(([group, names]) => (group === goalGroup ? [] : names)),
  ]),
);

/** Tags of a medium that say what it is like, without those of goals. */
export const traitsOfMedium = (mediumId: number): readonly string[] => traitsById.get(mediumId) ?? [];
