import type { TargetAudience } from '@ooh/contract/domain/target-audience';

/** Labels of an audience of two groups of people that overlap. */
export const [female, twenties] = [102, 112];

export const womenOrTwenties: TargetAudience = {
  groups: [
    {
      join: 'and',
      conditions: [
        { join: 'and', labelIds: [female] },
        { join: 'or', labelIds: [twenties] },
      ],
    },
  ],
};
