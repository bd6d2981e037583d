import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  aoiBaseScreen,
  areaFigures,
  crowdQuery,
  insightBasis,
  placeSource,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getSubsetSceneDetail = endpoint({
  method: 'GET',
  path: 'aoi-draw/getSubsetSceneDetail',
  permit: screenPermit(sceneScreen, aoiBaseScreen),
  scope: 'city-media',
  summary: '场景明细：每类场景的 AOI 数、人数、TA 浓度与周边媒体',
  privacy: { cover: { ranked: { list: 'scenes', by: 'persons' } } },
  input: crowdQuery.extend({ districtName: z.string().max(40).optional() }),
  output: insightBasis.extend({
    places: placeSource,
    sentence: z.string(),
    scenes: z.array(
      areaFigures.extend({
        /** 通勤, 商务, 校园, 医疗, 居家, 购物, 休闲; kinds that belong to no scene keep their own name. */
        scene: z.string(),
        aoiTypes: z.array(z.string()),
        aois: z.int(),
        /** The media with the most positions within 500 m, among those that the caller may see; at most 3. */
        media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), positions: z.int() })),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      sentence: '全体人群',
      scenes: [{ ...exampleFigures, scene: '购物', aoiTypes: ['商场'], aois: 90, media: [] }],
    },
  },
});
