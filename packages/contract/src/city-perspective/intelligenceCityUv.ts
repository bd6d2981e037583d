import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  cityPeopleScreen,
  cityVisionScreen,
  crowdQuery,
  hourFigures,
  insightBasis,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures } from '../domain/place-insight-example.ts';

export const intelligenceCityUv = endpoint({
  method: 'GET',
  path: 'city-perspective/intelligenceCityUv',
  permit: screenPermit(cityVisionScreen, cityPeopleScreen),
  scope: {
    medium: null,
    facts: ({ weekUv, dailyUv, byDay, byHour }) => [{ weekUv, dailyUv }, ...byDay, ...byHour],
  },
  summary: '城市 UV：外出去重人数，按周、日、小时与月内各日',
  // Extrapolated days are measured days times a factor: each would add another noisy sample of the same people.
  privacy: { cover: { isOfCity: true, withheld: ['byDate'] } },
  input: crowdQuery.omit({ role: true }),
  output: insightBasis.extend({
    /** Distinct people who leave home in the measured week, and on an average day of the window. */
    weekUv: figure,
    dailyUv: figure,
    /** Monday first. */
    byDay: z.array(z.object({ day: z.int(), persons: figure, taPersons: figure })),
    /** Distinct people out in the hour on an average day of the window. */
    byHour: z.array(hourFigures),
    /** Days of the requested month, extrapolated; empty for the measured week. */
    byDate: z.array(
      z.object({ date: z.string(), occasion: z.string().nullable(), persons: figure, taPersons: figure }),
    ),
  }),
  example: {
    input: { cityCode: '440300', month: '2026-10' },
    output: {
      ...exampleBasis,
      weekUv: exampleFigures.persons,
      dailyUv: exampleFigures.persons,
      byDay: [],
      byHour: [],
      byDate: [],
    },
  },
});
