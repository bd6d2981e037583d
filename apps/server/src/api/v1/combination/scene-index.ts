import { assertCitiesSeen, seesPair } from '../../../orders/combination/granted-pairs.ts';
import { sceneIndex } from '../../../orders/combination/scene-index.ts';
import type { Handler } from '../../handler.ts';

export const getSceneIndex: Handler<'v1/combination/scene-index'> = async (context, input, { user }) => {
  const { cityCode } = input;
  assertCitiesSeen(user, [cityCode]);
  const sees = seesPair(user);
  return sceneIndex(context, input, (mediumId) => sees({ cityCode, mediumId }));
};
