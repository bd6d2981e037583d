import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { disclosedFigure } from '../../disclosure/disclosed-figure.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { ReachCurve } from '../../measurement/engine/work/reach-curve.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { mediaBasis, mediaKindsOf, missingData } from '../effect/media-basis.ts';
import { storedAmounts } from '../order/item-amounts.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import { measuredOf } from './estimate-order.ts';
import { askAboutItems } from './measure-city.ts';

type Answer = CallOutput<'v1/orders/reach-curve'>;
type Curve = NonNullable<Answer['curve']>;

const costOf = (items: readonly StoredItem[]): number =>
  items.reduce((sum, item) => sum + storedAmounts(item).totalFen, 0);

/** Why the figures of a curve may not be shown; null where they may. */
function refusalOf({ panelPersons, otherPersons, points }: ReachCurve, minimumCell: number): string | null {
  const whole = points.at(-1);
  if (whole === undefined) return '接触模型没有所选点位或线路的数据';
  return passesMinimumCell(panelPersons, otherPersons, minimumCell) &&
    meetsMinimumCell(whole.taPanelPersons, minimumCell)
    ? null
    : `样本不足：目标人群、其余人群或接触到媒体的样本人少于 ${minimumCell} 名`;
}

function pointsOf(
  { points }: ReachCurve,
  items: readonly StoredItem[],
  minimumCell: number,
): Curve['points'] {
  let totalFen = 0;
  return points.map((point) => {
    const added = point.items.map((index) => items[index]);
    totalFen += costOf(added);
    return {
      totalFen,
      reachShare: disclosedFigure(point.reachShare, point.taPanelPersons, minimumCell),
      items: added.map((item) => ({
        itemId: item.item_id,
        unitName: item.unit_name,
        deck: item.deck,
        formName: item.form_name,
        quantity: item.quantity,
        unit: item.medium_unit,
        totalFen: storedAmounts(item).totalFen,
      })),
    };
  });
}

/** Reach against money of what an order buys in a city, by the measure of the order's estimate. */
export async function orderReachCurve(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  order: StoredOrder,
  cityCode: string,
  items: readonly StoredItem[],
): Promise<Answer> {
  const { minimumCell } = context.config;
  const audienceSentence = sentenceOf(order.audience, labelName);
  const without = (reason: string | null): Answer => ({ audienceSentence, reason, curve: null });
  if (items.length === 0) return without(null);
  const data = await readDataOfCity(context.db, cityCode);
  const measured = items.map(measuredOf);
  const missing = missingData(data, measured);
  if (missing !== null) return without(missing);
  const city = { data, audience: order.audience };
  const found = await askAboutItems(context, city, measured, ({ releases, bought, ...media }) => {
    const costsFen = items.map((item) => storedAmounts(item).totalFen);
    const question = { ...media, items: bought(measured), costsFen, minimumCell };
    return context.engine.ask(releases, 'reachCurve', question, { priority: 'background' });
  });
  if (typeof found === 'string') return without(found);
  const refusal = refusalOf(found, minimumCell);
  if (refusal !== null) return without(refusal);
  const unknown = items.filter((_, index) => !found.isKnown[index]);
  const days = measured.flatMap((item) => [item.startDate, item.endDate]).sort();
  return {
    audienceSentence,
    reason: null,
    curve: {
      basis: mediaBasis(data, mediaKindsOf(measured), found.universe, `${days[0]} 至 ${days.at(-1)}`),
      points: pointsOf(found, items, minimumCell),
      unmodelled: { items: unknown.length, totalFen: costOf(unknown) },
    },
  };
}
