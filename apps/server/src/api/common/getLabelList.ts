import { labelTypes } from '@ooh/contract/common/getLabelList';
import type { CallOutput } from '@ooh/contract/registry';
import { countPlaces } from '../../city-data/place/count-places.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { countIndustries, searchGroups } from '../../reference/brand/brand-store.ts';
import type { Handler } from '../handler.ts';

type LabelType = (typeof labelTypes)[number];
type Label = CallOutput<'common/getLabelList'>[number];

async function countsOf({ db }: Context, user: SignedInUser, type: LabelType): Promise<[string, number][]> {
  switch (type) {
    case 'industry':
      return (await countIndustries(db)).map(({ industry, count }) => [industry, count]);
    case 'brandTag':
      return (await searchGroups(db, '')).map(({ groupName, brandCount }) => [groupName, brandCount]);
    case 'poiCategory':
    case 'aoiType':
      return (await countPlaces(db, user, type)).map(({ value, count }) => [value, count]);
  }
}

export const getLabelList: Handler<'common/getLabelList'> = async (context, input, { user }) => {
  const types = input.type === undefined ? labelTypes : [input.type];
  const labels = await Promise.all(
    types.map(async (type): Promise<Label[]> =>
      (await countsOf(context, user, type)).map(([value, count]) => ({ type, value, label: value, count })),
    ),
  );
  return labels.flat();
};
