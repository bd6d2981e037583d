import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { DocumentLook, LabelledValue, PlanDocument } from '@ooh/report/plan-document';
import type { ProposalDocument } from '@ooh/report/proposal-document';
import type { Context } from '../context.ts';
import { creativeFormats } from '../orders/creative/creative-formats.ts';
import { creativeOf } from '../orders/creative/creative-store.ts';
import { readLinePlaces } from '../orders/order/match-places.ts';
import { grantedAreaPlan } from '../planning/area-plan/granted-area-plan.ts';
import { unitNamesOf } from '../planning/area-plan/unit-names.ts';
import type { GrantedPlan } from '../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCities } from '../planning/plan/plan-cities.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { cityName } from '../reference/region/regions.ts';
import { areaPlanDocument } from './area-plan-document.ts';
import { readBusPlan, type DocumentCity } from './bus-plan-document.ts';
import { cityEffect } from './city-effect.ts';
import { documentCreative, documentFormats } from './deck-formats.ts';
import { planMap, type MappedCity } from './plan-map.ts';

type Units = Parameters<typeof documentFormats>[1];

/** What a plan contributes to its deck and quotation beside its document. */
export interface PlanParts {
  readonly plan: PlanDocument;
  readonly effects: ProposalDocument['effects'];
  readonly certificates: ProposalDocument['certificates'];
  readonly cities: readonly MappedCity[];
  readonly units: Units;
  readonly unmeasured: readonly LabelledValue[];
}

const namesOf = ({ priced }: DocumentCity) =>
  new Map(
    [...Map.groupBy(priced, ({ item }) => item.lineId)].map(([lineId, own]) => [
      lineId,
      { name: own[0].line.lineName, units: own.reduce((sum, { item }) => sum + item.vehicles, 0) },
    ]),
  );

async function busParts(
  context: Context,
  { user }: WorkbookRequest,
  granted: GrantedPlan,
): Promise<PlanParts> {
  const { document, cities } = await readBusPlan(context, user, granted);
  const bought = cities.flatMap(({ priced }) => priced.map(({ item }) => ({ line_id: item.lineId })));
  const [places, stored] = await Promise.all([
    readLinePlaces(context.db, bought),
    readPlanCities(context.db, [granted.plan.plan_id]),
  ]);
  const hasAudience = isAudienceChosen(granted.plan.brief.targetAudience);
  return {
    plan: document,
    effects: cities.map((city) =>
      cityEffect(city.evaluation, { name: cityName(city.cityCode), hasAudience, lines: namesOf(city) }),
    ),
    certificates: stored
      .filter((city) => granted.cityCodes.includes(city.city_code))
      .flatMap((city) => {
        const certificate = certificateOf(city);
        if (certificate?.coversDelivery !== true) return [];
        return [{ cityName: cityName(city.city_code), sentence: certificateSentence(certificate) }];
      }),
    cities: cities.map((city) => ({
      cityCode: city.cityCode,
      ways: [...namesOf(city)].flatMap(([lineId, line]) => {
        const place = places.get(lineId);
        return place === undefined ? [] : [{ ...line, path: place.shape }];
      }),
      points: [],
    })),
    units: cities.flatMap(({ priced }) =>
      priced.map(({ item }) => ({
        mediumId: plannedMedium.mediumId,
        formId: item.formId,
        deck: item.deck,
        quantity: item.vehicles,
        unit: plannedMedium.unit,
      })),
    ),
    unmeasured: [],
  };
}

async function areaParts(
  context: Context,
  { user }: WorkbookRequest,
  granted: GrantedPlan,
): Promise<PlanParts> {
  const planId = granted.plan.plan_id;
  const [plan, area] = await Promise.all([
    areaPlanDocument(context, user, planId),
    grantedAreaPlan(context.db, user, planId),
  ]);
  const names = await unitNamesOf(context, area);
  const chosen = area.units.filter((unit) => unit.chosen_faces > 0);
  return {
    plan,
    effects: [],
    certificates: [],
    cities: area.cityCodes.map((cityCode) => ({
      cityCode,
      ways: [],
      points: chosen
        .filter((unit) => unit.city_code === cityCode)
        .map((unit) => ({
          name: names.areaNames.get(unit.area_id) ?? '',
          at: [unit.lng, unit.lat] as const,
        })),
    })),
    units: chosen.map((unit) => ({
      mediumId: unit.medium_id,
      formId: unit.form_id,
      deck: null,
      quantity: unit.chosen_faces,
      unit: plan.lines[0].unit,
    })),
    unmeasured: [{ label: '逐周累计与成本效率', value: '按点位测算的方案只给出城市合计，见指标口径' }],
  };
}

/** What a plan contributes to its documents, of either kind. */
export const planParts = (
  context: Context,
  request: WorkbookRequest,
  granted: GrantedPlan,
): Promise<PlanParts> => (granted.plan.kind === 'bus' ? busParts : areaParts)(context, request, granted);

/** Where the media of a plan are and what they look like with the client's picture. */
export async function planLook(
  context: Context,
  { user }: WorkbookRequest,
  granted: GrantedPlan,
  { cities, units }: Pick<PlanParts, 'cities' | 'units'>,
): Promise<DocumentLook> {
  const subject = { kind: 'plan', granted } as const;
  const [formats, stored, maps] = await Promise.all([
    creativeFormats(context.db, user, subject),
    creativeOf(context.db, subject),
    Promise.all(cities.map((city) => planMap(context, city))),
  ]);
  return {
    maps: maps.filter((map) => map !== null),
    formats: documentFormats(formats, units),
    creative: await documentCreative(context, stored),
  };
}
