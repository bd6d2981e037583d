import { countIndustries, searchGroups } from '../../reference/brand/brand-store.ts';
import { countPlaces } from '../../city-data/place/count-places.ts';
import type { Handler } from '../handler.ts';

export const getLabelList: Handler<'common/getLabelList'> = async (context, input) => {
  switch (input.type) {
    case 'industry':
      return (await countIndustries(context.db)).map(({ industry, count }) => ({
        value: industry,
        label: industry,
        count,
      }));
    case 'brandTag':
      return (await searchGroups(context.db, '')).map(({ groupName, brandCount }) => ({
        value: groupName,
        label: groupName,
        count: brandCount,
      }));
    case 'poiCategory':
    case 'aoiType':
      return (await countPlaces(context.db, input.type)).map(({ value, count }) => ({
        value,
        label: value,
        count,
      }));
  }
};
