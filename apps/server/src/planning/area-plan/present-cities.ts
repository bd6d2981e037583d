import { certain } from '@ooh/contract/core/certain';
import type { z } from 'zod';
import type { areaPlanCity, areaReach, radiusPoint } from '@ooh/contract/domain/area-plan';
import type { Basis } from '@ooh/contract/domain/figure';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import type { Estimate } from '../../disclosure/estimate.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { AreaMeasure, RadiusRow } from '../../platform/storage/postgres/tables/area-plan-tables.ts';
import { disclosedTally } from './area-crowds.ts';
import type { GrantedAreaPlan } from './granted-area-plan.ts';
import { chosenAmounts, mediaOfUnits } from './present-unit.ts';
import { reachBases } from './reach-basis.ts';
import { spreadOutcome } from './spread-outcome.ts';

function presentMeasure(measure: AreaMeasure, basis: Basis, minimumCell: number): z.infer<typeof areaReach> {
  const part = { inside: measure.panelPersons, outside: measure.otherPersons };
  const figure = (of: Estimate | null | undefined) => disclosedPart(of ?? null, part, minimumCell);
  const reachShare = figure(measure.reachShare);
  return {
    basis,
    impressions: figure(measure.impressions),
    taImpressions: figure(measure.taImpressions),
    reach: figure(measure.reach),
    reachShare,
    reachShareRange: reachShare.value === null ? null : (measure.reachShareRange ?? null),
    frequency: figure(measure.frequency),
    taConcentrationPeople: figure(measure.taConcentrationPeople),
    taConcentrationImpressions: figure(measure.taConcentrationImpressions),
    unmodelledFaces: measure.unmodelledFaces,
  };
}

/** What each city of a plan in the reader's scope comes to. Reach is that of all media: a reader of some of them is not told it. */
export async function presentAreaCities(
  { db, config }: Pick<Context, 'db' | 'config'>,
  granted: GrantedAreaPlan,
  seesAllMedia: (cityCode: string) => boolean,
): Promise<z.infer<typeof areaPlanCity>[]> {
  const bases = await reachBases(db, granted);
  return granted.cityCodes.map((cityCode) => {
    const stored = granted.cities.find((city) => city.city_code === cityCode);
    const units = granted.units.filter((unit) => unit.city_code === cityCode);
    const measure = stored?.measure ?? null;
    return {
      cityCode,
      cityName: cityName(cityCode),
      version: stored?.version ?? 0,
      computedAt: stored?.computed_at.toISOString() ?? null,
      budgetFen: stored?.budget_fen ?? 0,
      amounts: chosenAmounts(units, granted.days),
      ...mediaOfUnits(units, granted.days),
      spread: spreadOutcome(granted, stored, units, {
        seesAll: seesAllMedia(cityCode),
        minimumCell: config.minimumCell,
      }),
      reach:
        measure === null || !seesAllMedia(cityCode)
          ? null
          : presentMeasure(
              measure,
              certain(bases.get(cityCode), 'basis of the city', cityCode),
              config.minimumCell,
            ),
    };
  });
}

/** The curve of radii over the cities in scope: panels of different cities are independent, so people add up. */
export function presentCurve(
  granted: GrantedAreaPlan,
  minimumCell: number,
  seesMedium: (cityCode: string, mediumId: number) => boolean,
): z.infer<typeof radiusPoint>[] {
  const rows = granted.cities.flatMap((city) =>
    city.radius_curve.map((row) => ({ ...row, cityCode: city.city_code })),
  );
  return [...Map.groupBy(rows, (row) => row.radiusMeters)].map(([radiusMeters, group]) => {
    const sum = (of: (row: RadiusRow) => number) => group.reduce((total, row) => total + of(row), 0);
    const media = group.flatMap((row) =>
      row.media.filter(({ mediumId }) => seesMedium(row.cityCode, mediumId)),
    );
    const { persons, taPersons } = disclosedTally(
      {
        panelPersons: sum((row) => row.panelPersons),
        people: sum((row) => row.persons),
        taPanelPersons: sum((row) => row.taPanelPersons),
        taPeople: sum((row) => row.taPersons),
        effectiveSample: sum((row) => row.effectiveSample),
      },
      0,
      minimumCell,
    );
    return {
      radiusMeters,
      persons,
      taPersons,
      positions: media.reduce((total, one) => total + one.positions, 0),
      freeFaces: media.reduce((total, one) => total + one.freeFaces, 0),
      netFen: media.reduce((total, one) => total + one.netFen, 0),
    };
  });
}
