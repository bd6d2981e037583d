import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { handbookDocId } from '@ooh/contract/domain/media-handbook-names';
import type { Inventory } from '@ooh/contract/domain/media-inventory-figures';
import { traitsOfMedium } from '@ooh/contract/domain/media-tags';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { countAlbums, everyAlbum } from '../album/album-store.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { readHandbookTerms, type HandbookTerms } from '../handbook-content/handbook-terms.ts';
import { addInventory } from './add-inventory.ts';
import { readForms, readMedia } from './media-catalog.ts';
import { formScope } from './media-scopes.ts';
import { readInventory, type InventoryRow } from './inventory-rows.ts';

type Answer = CallOutput<'app-analyse-media/categoryQuery'>;
type Form = Awaited<ReturnType<typeof readForms>>[number];

const meters = (millimeters: number): string => String(millimeters / 1000);

/** What a form is like, in words. */
function attributesOf(form: Form): { name: string; value: string }[] {
  const spot =
    form.spot_seconds === null
      ? []
      : [{ name: '播放', value: `每次 ${form.spot_seconds} 秒，${form.loop_seconds} 秒一轮` }];
  return [
    { name: '画面（约）', value: `${meters(form.width_millimeters)} × ${meters(form.height_millimeters)} m` },
    { name: '照明', value: form.is_lit ? '自发光' : '无自发光' },
    ...spot,
    {
      name: '制作费',
      value: form.production_fen === 0 ? '无（电子画面）' : `${form.production_fen / 100} 元/面`,
    },
  ];
}

function presentForm(form: Form, inventory: readonly InventoryRow[]) {
  return {
    formId: form.form_id,
    formName: form.name,
    widthMillimeters: form.width_millimeters,
    heightMillimeters: form.height_millimeters,
    isLit: form.is_lit,
    spotSeconds: form.spot_seconds,
    loopSeconds: form.loop_seconds,
    productionFen: form.production_fen,
    attributes: attributesOf(form),
    inventory: addInventory(inventory),
  };
}

type Terms = HandbookTerms | undefined;

/** The least that a medium is entered with: least price times least units of its cheapest form; null without a price. */
function leastBudget(
  forms: readonly { readonly formId: number; readonly inventory: Inventory }[],
  terms: Terms,
): number | null {
  const budgets = forms.flatMap(({ formId, inventory: { minPriceFen } }) =>
    minPriceFen === null ? [] : [minPriceFen * Math.max(1, terms?.leastUnits.get(formId) ?? 1)],
  );
  return budgets.length === 0 ? null : Math.min(...budgets);
}

/** Granted media by category with their forms, stock and prices. A medium without granted stock is left out. */
export async function queryCategories(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: ParsedInput<'app-analyse-media/categoryQuery'>,
): Promise<Answer> {
  const { db } = context;
  const scope = formScope(user);
  const today = chinaDate(context.now());
  const { cityCodes } = asked;
  const [inventory, media, forms, albums, handbooks] = await Promise.all([
    readInventory(db, { scope, cityCodes, mediumIds: [], today }),
    readMedia(db),
    readForms(db),
    countAlbums(db, scope, 'creative', { ...everyAlbum, cityCodes }, 'medium'),
    readHandbookTerms(db, today),
  ]);
  const albumCounts = new Map(albums.map(({ key, count }) => [Number(key), count]));
  const byMedium = Map.groupBy(inventory, ({ mediumId }) => mediumId);
  const formsOf = Map.groupBy(forms, (form) => form.medium_id);
  const keyword = asked.keyword.trim();
  const shown = media
    .filter(({ mediumId, name, category }) => {
      const isNamed =
        name.includes(keyword) || (formsOf.get(mediumId) ?? []).some((form) => form.name.includes(keyword));
      const isOfCategory = asked.category === undefined || asked.category === category;
      return byMedium.has(mediumId) && isOfCategory && isNamed;
    })
    .map((medium) => {
      const own = certain(byMedium.get(medium.mediumId), 'inventory of the medium', medium.mediumId);
      const byForm = Map.groupBy(own, ({ formId }) => formId);
      const terms = handbooks.get(handbookDocId(medium.mediumId));
      const ownForms = certain(formsOf.get(medium.mediumId), 'forms of the medium', medium.mediumId).map(
        (form) => presentForm(form, byForm.get(form.form_id) ?? []),
      );
      return {
        ...medium,
        goals: [...(terms?.goals ?? [])],
        tags: [...traitsOfMedium(medium.mediumId)],
        leastBudgetFen: leastBudget(ownForms, terms),
        cityCount: new Set(own.map(({ cityCode }) => cityCode)).size,
        inventory: addInventory(own),
        creativeCount: albumCounts.get(medium.mediumId) ?? 0,
        forms: ownForms,
      };
    });
  const categories = [...Map.groupBy(shown, ({ category }) => category)];
  return { asOf: today, categories: categories.map(([category, list]) => ({ category, media: list })) };
}
