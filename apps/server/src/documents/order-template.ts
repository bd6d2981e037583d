import { chinaDate } from '@ooh/contract/domain/china-time';
import { movingMedia, type MovingMedia, type MovingMedium } from '@ooh/contract/domain/moving-media';
import { deckNames } from '@ooh/contract/domain/bus-names';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { capacityOn, type Offer } from '../orders/order/offers.ts';
import { mediumNamesOf } from '../city-data/inventory/media-names.ts';
import { cityName } from '../reference/region/regions.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';

const columns: readonly MatchColumn[] = [
  { title: '城市代码', format: 'text', width: 10 },
  { title: '城市', format: 'text', width: 10 },
  { title: '媒体编号', format: 'integer', width: 10 },
  { title: '媒体', format: 'text', width: 14 },
  { title: '形式编号', format: 'integer', width: 10 },
  { title: '线路/点位面编号', format: 'text', width: 26 },
  { title: '车型', format: 'text', width: 8 },
  { title: '线路/点位名称', format: 'text', width: 26 },
  { title: '等级', format: 'text', width: 8 },
  { title: '可售数量', format: 'integer', width: 10 },
  { title: '刊例价（元）', format: 'money', width: 14 },
  { title: '刊例周期（天）', format: 'integer', width: 14 },
  { title: '数量', format: 'integer', width: 8 },
  { title: '上刊日', format: 'date', width: 12 },
  { title: '下刊日', format: 'date', width: 12 },
  { title: '折扣（‰）', format: 'integer', width: 10 },
  { title: '赠送（是/否）', format: 'text', width: 12 },
];

/** How a moving medium is bought, in the words of its declaration. */
const buyingOf = ({ name, hasDecks, vehicleNoun }: MovingMedium): string =>
  `${name}按线路${hasDecks ? '、车型' : ''}与形式购买，数量为${vehicleNoun}数`;

export const guideOf = (media: MovingMedia): string[] => [
  '每行一种媒体购买：填写「数量」「上刊日」「下刊日」，不买的行请删除或将数量留空。',
  `${media.all.map(buyingOf).join('；')}；其他媒体按面购买，数量为时段数，静态画面为 1。`,
  '折扣为千分比，680 即 6.8 折；留空时按刊例的周期折扣。赠送填「是」时净价为 0，制作费照计。',
  '日期格式 YYYY-MM-DD，上刊日与下刊日均计入投放天数。',
];

/** The list of media of an order as a workbook to fill in: what a city has for sale, or the bare columns. */
export async function sendOrderTemplate(
  context: Context,
  request: WorkbookRequest,
  inventory: {
    readonly cityCode: string | null;
    readonly offers: readonly Offer[];
    readonly isDemo: boolean;
  },
): Promise<FileAnswer> {
  const mediumNames = await mediumNamesOf(context.db);
  const place = inventory.cityCode === null ? '全部' : cityName(inventory.cityCode);
  const today = chinaDate(context.now());
  return sendTable(context, request, {
    title: '媒体清单',
    dataReleases: [],
    isDemo: inventory.isDemo,
    filters: [{ label: '城市', value: place }],
    methodLines: guideOf(movingMedia),
    columns,
    rows: inventory.offers.map((offer) => [
      offer.cityCode,
      cityName(offer.cityCode),
      offer.mediumId,
      mediumNames.get(offer.mediumId) ?? '',
      offer.formId,
      offer.faceId ?? offer.lineId,
      offer.deck === null ? '' : deckNames[offer.deck],
      offer.unitName,
      offer.level,
      capacityOn(offer, today),
      offer.priceFen,
      offer.priceDays,
      // To be filled in: nothing, not the mark of a missing figure.
      '',
      '',
      '',
      '',
      '',
    ]),
    file: `媒体清单模板${inventory.cityCode === null ? '' : `_${place}`}.xlsx`,
    detail: { cityCode: inventory.cityCode, rows: inventory.offers.length },
  });
}
