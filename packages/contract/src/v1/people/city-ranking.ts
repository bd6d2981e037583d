import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityRankingQuestion, cityRankingRow } from '../../domain/city-ranking.ts';
import { combinationGroup } from '../../domain/combination-names.ts';
import { figure } from '../../domain/figure.ts';
import { cityPeopleScreen, screenPermit } from '../../domain/place-insight.ts';
import { noFigure } from '../../domain/smart-plan.ts';

export const rankCities = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'people/city-ranking',
  permit: screenPermit(cityPeopleScreen),
  scope: {
    grants: combinationGroup,
    facts: ({ rows }) =>
      rows.flatMap(({ cityCode, supply }) => supply.media.map((medium) => ({ cityCode, ...medium }))),
  },
  summary: '城市人群排名：各城市目标人群的人数、占比、TGI，与档期内可用媒体的接触、成本、空位',
  privacy: {
    cover: {
      audiences: [{ path: 'rows', persons: 'persons', share: 'share' }],
      sumOf: 'rows',
      withheld: ['tgi', 'contactsPerPerson', 'contactsPerDay', 'medianCpmFen', 'uncountedUnits'],
    },
  },
  reads: ['booking'],
  input: cityRankingQuestion,
  output: z.object({
    sentence: z.string(),
    /** Of all cities asked about. */
    persons: figure,
    share: figure,
    rows: z.array(cityRankingRow),
    /** Cities asked about without a panel, or outside the pack. */
    citiesWithoutPanel: z.array(z.string()),
    startDate: z.string(),
    endDate: z.string(),
    /** True while some supply is still computed: asking again answers more. */
    isComputing: z.boolean(),
  }),
  example: {
    input: { cityCodes: ['440300'], targetAudience: {}, startDate: '2027-03-01', weeks: 4 },
    output: {
      sentence: '全体人群',
      persons: noFigure,
      share: noFigure,
      rows: [],
      citiesWithoutPanel: [],
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      isComputing: false,
    },
  },
});
