import { assertCitiesSeen, seesPair } from '../../../orders/combination/granted-pairs.ts';
import { sceneIndex } from '../../../orders/combination/scene-index.ts';
import { assertBrandExists } from '../../../reference/brand/brand-store.ts';
import type { Handler } from '../../handler.ts';

export const getSceneIndex: Handler<'v1/combination/scene-index'> = async (context, input, { user }) => {
  const { cityCode, brandId } = input;
  assertCitiesSeen(user, [cityCode]);
  await assertBrandExists(context.db, brandId);
  const sees = seesPair(user);
  return sceneIndex(context, input, (mediumId) => sees({ cityCode, mediumId }));
};
