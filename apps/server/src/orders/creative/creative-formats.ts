import { certain } from '@ooh/contract/core/certain';
import type { Deck } from '@ooh/contract/domain/bus-names';
import type { CreativeFormat } from '@ooh/contract/domain/creative';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { seesUnit } from '../../access/media-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readUnits } from '../../planning/area-plan/area-plan-store.ts';
import type { GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { readPlanCities } from '../../planning/plan/plan-cities.ts';
import { cityName } from '../../reference/region/regions.ts';
import { readItems, type StoredItem } from '../order/order-store.ts';
import type { GrantedSubject } from './creative-subject.ts';

interface PlacedFormat {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly deck: Deck | null;
}

async function placedInPlan(db: Db, user: SignedInUser, granted: GrantedPlan): Promise<PlacedFormat[]> {
  const { plan, cityCodes } = granted;
  if (plan.kind === 'bus') {
    const cities = await readPlanCities(db, [plan.plan_id]);
    return cities
      .filter(({ city_code: code }) => cityCodes.includes(code))
      .flatMap(({ city_code: cityCode, delivery }) =>
        delivery.lines.map(({ formId, deck }) => ({
          cityCode,
          mediumId: plannedMedium.mediumId,
          formId,
          deck,
        })),
      );
  }
  const units = await readUnits(db, plan.plan_id, cityCodes);
  return units
    .filter((unit) => unit.chosen_faces > 0 && seesUnit(user, unit))
    .map((unit) => ({
      cityCode: unit.city_code,
      mediumId: unit.medium_id,
      formId: unit.form_id,
      deck: null,
    }));
}

const placedItem = (item: StoredItem): PlacedFormat => ({
  cityCode: item.city_code,
  mediumId: item.medium_id,
  formId: item.form_id,
  deck: item.deck,
});

const keyOf = ({ mediumId, formId, deck }: PlacedFormat): string => `${mediumId}/${formId}/${deck ?? ''}`;

/** Formats with their names and cities, by medium, form and deck. */
async function named(db: Db, placed: readonly PlacedFormat[]): Promise<CreativeFormat[]> {
  const forms = await db
    .selectFrom('medium_form as form')
    .innerJoin('medium', 'medium.medium_id', 'form.medium_id')
    .select(['form.medium_id', 'form.form_id', 'form.name as form_name', 'medium.name as medium_name'])
    .execute();
  const names = new Map(forms.map((form) => [`${form.medium_id}/${form.form_id}`, form]));
  return [...Map.groupBy(placed, keyOf).values()]
    .map((own) => {
      const [{ mediumId, formId, deck }] = own;
      const { medium_name: mediumName, form_name: formName } = certain(
        names.get(`${mediumId}/${formId}`),
        'form of the creative',
      );
      const cityNames = [...new Set(own.map(({ cityCode }) => cityName(cityCode)))];
      return { mediumId, mediumName, formId, formName, deck, cityNames };
    })
    .sort(
      (a, b) =>
        a.mediumId - b.mediumId ||
        a.formId - b.formId ||
        Number(a.deck === 'double') - Number(b.deck === 'double'),
    );
}

/** The formats of items of an order. */
export const formatsOfItems = (db: Db, items: readonly StoredItem[]): Promise<CreativeFormat[]> =>
  named(db, items.map(placedItem));

/** The formats of an order's or plan's media that the reader may see. */
export async function creativeFormats(
  db: Db,
  user: SignedInUser,
  subject: GrantedSubject,
): Promise<CreativeFormat[]> {
  if (subject.kind === 'plan') return named(db, await placedInPlan(db, user, subject.granted));
  return formatsOfItems(db, await readItems(db, user, [subject.order.order_id]));
}
