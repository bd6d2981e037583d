import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { sceneDetails } from '../../measurement/place-insight/scene-details.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/getSubsetSceneDetail';

export const getSubsetSceneDetail: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { ground, scenes } = await sceneDetails(context, city, input.districtName);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    sentence: sentenceOf(input.targetAudience, labelName),
    scenes,
  };
};
