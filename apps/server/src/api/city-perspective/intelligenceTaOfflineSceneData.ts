import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { sceneVisits } from '../../measurement/city-perspective/scene-visits.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/intelligenceTaOfflineSceneData';

export const intelligenceTaOfflineSceneData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, role: 'visitors' });
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    sentence: sentenceOf(input.targetAudience, labelName),
    scenes: await sceneVisits(context, city),
  };
};
