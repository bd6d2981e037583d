import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { placeSource, poiScreen, screenPermit, taPeopleScreen } from '../../domain/place-insight.ts';
import { examplePlaceSource } from '../../domain/place-insight-example.ts';
import { knownPlace } from '../../domain/known-place.ts';
import { cityCode } from '../../domain/region.ts';
import { smartSelectGroup } from '../../domain/smart-plan.ts';

export const suggestPlaces = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'places/suggest',
  permit: screenPermit(taPeopleScreen, poiScreen, smartSelectGroup),
  scope: { medium: null, facts: ({ suggestions }) => suggestions },
  summary: '地点联想：商圈、AOI、POI、地铁站、主干道与地址',
  input: z.object({ cityCode, q: z.string().trim().min(1, '请输入地点名称或地址').max(60) }),
  output: z.object({ places: placeSource, suggestions: z.array(knownPlace) }),
  example: {
    input: { cityCode: '440300', q: '华强北' },
    output: {
      places: examplePlaceSource,
      suggestions: [
        {
          kind: 'businessDistrict',
          placeId: '440300-bd-01',
          name: '华强北',
          address: null,
          districtName: '福田区',
          lng: 114.085,
          lat: 22.545,
        },
      ],
    },
  },
});
