import { taggedMedia } from '@ooh/contract/domain/media-tags';
import type { CallOutput } from '@ooh/contract/registry';
import type { Handler } from '../handler.ts';

type TagGroup = CallOutput<'common/getMainMediaTagByTagGroup'>[number];

/** Tags of media by group, in the order of their first naming. */
export function tagGroupsOf(media: typeof taggedMedia): TagGroup[] {
  const groups = new Map<string, Map<string, number[]>>();
  for (const { mediumId, tags } of media)
    for (const [tagGroup, names] of Object.entries(tags)) {
      const group = groups.get(tagGroup) ?? new Map<string, number[]>();
      groups.set(tagGroup, group);
      for (const tag of names) group.set(tag, [...(group.get(tag) ?? []), mediumId]);
    }
  return [...groups].map(([tagGroup, tags]) => ({
    tagGroup,
    tags: [...tags].map(([tag, mediumIds]) => ({ tag, mediumIds })),
  }));
}

export const getMainMediaTagByTagGroup: Handler<'common/getMainMediaTagByTagGroup'> = async (
  _context,
  input,
) =>
  tagGroupsOf(taggedMedia).filter(
    (group) => input.tagGroup === undefined || group.tagGroup === input.tagGroup,
  );
