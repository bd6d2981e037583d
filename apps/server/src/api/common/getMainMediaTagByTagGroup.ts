import { busBodyMediumId } from '@ooh/contract/domain/bus';
import type { Handler } from '../handler.ts';

/** Tags of the media that the service sells, by group. */
const tagGroups = [
  {
    tagGroup: '场景',
    tags: [
      { tag: '交通出行', mediumIds: [busBodyMediumId] },
      { tag: '城市道路', mediumIds: [busBodyMediumId] },
    ],
  },
  { tagGroup: '移动性', tags: [{ tag: '移动媒体', mediumIds: [busBodyMediumId] }] },
  {
    tagGroup: '适用目标',
    tags: ['品牌认知', '新品上市', '区域渗透'].map((tag) => ({ tag, mediumIds: [busBodyMediumId] })),
  },
];

export const getMainMediaTagByTagGroup: Handler<'common/getMainMediaTagByTagGroup'> = async (
  _context,
  input,
) => tagGroups.filter((group) => input.tagGroup === undefined || group.tagGroup === input.tagGroup);
