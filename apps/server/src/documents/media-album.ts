import { chinaTime } from '@ooh/contract/domain/china-time';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MediaUnit } from '@ooh/contract/domain/media-search';
import type { AlbumPoint } from '@ooh/report/album-deck';
import { exactMoney } from '@ooh/report/deck-pages';
import type { DocumentHeader, LabelledValue } from '@ooh/report/plan-document';
import type { Context } from '../context.ts';
import { cityCandidates } from '../market/media-search/city-candidates.ts';
import { presentUnits } from '../market/media-search/present-unit.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { cityName } from '../reference/region/regions.ts';
import { albumSpot, groundsOf } from './album-grounds.ts';
import { sendDeck } from './send-deck.ts';

const words = {
  amount: '刊例价合计(元)',
  priceSource: '现行刊例价表',
  contentsSource: '现行媒体数据与刊例价表',
};

const meters = (millimeters: number): string => (millimeters / 1000).toFixed(1);

function factsOf(unit: MediaUnit, period: string): LabelledValue[] {
  const { lng, lat, priceFen, priceDays } = unit;
  return [
    { label: '编号', value: unit.code },
    { label: '媒体形式', value: `${unit.mediumName} · ${unit.formName}` },
    { label: '等级', value: unit.level },
    { label: unit.unitKind === 'line' ? '起讫站' : '地址', value: unit.address ?? '—' },
    {
      label: '行政区 / 商圈',
      value: [unit.districtName, unit.businessDistrictName].filter(Boolean).join(' / ') || '—',
    },
    ...(lng === null || lat === null
      ? []
      : [
          {
            label: '经纬度',
            value: `${lng.toFixed(5)}, ${lat.toFixed(5)}（WGS-84）${unit.isIndicative ? '，位置为示意' : ''}`,
          },
        ]),
    { label: '规格', value: `${meters(unit.widthMillimeters)}×${meters(unit.heightMillimeters)} 米` },
    {
      label: '照明',
      value: `${unit.isLit ? '亮灯' : '不亮灯'}${unit.spotSeconds === null ? '' : `，${unit.spotSeconds} 秒`}`,
    },
    { label: `空位（${period}）`, value: `${unit.freeUnits} / ${unit.units} ${unit.unit}` },
    {
      label: '刊例单价',
      value:
        priceFen === null
          ? '暂无刊例'
          : `${exactMoney(priceFen)} 元 / ${priceDays} 天${unit.isSamplePrice ? '（示例价）' : ''}`,
    },
    { label: '运营方', value: unit.operator ?? '—' },
    { label: '数据更新', value: unit.updatedOn },
  ];
}

/** 点位图册 of chosen media: one position or line a page. Refuses units that the user may not see like unknown ones. */
export async function sendMediaAlbum(
  context: Context,
  request: WorkbookRequest,
  asked: ParsedInput<'v1/media-inventory/album'>,
): Promise<FileAnswer> {
  const { user } = request;
  const { cityCode, unitKeys } = asked;
  const city = await cityCandidates(context, user, { ...asked, places: [], radiusMeters: 0 });
  const wanted = new Set(unitKeys);
  const rows = city.candidates.filter(({ unit }) => wanted.has(unit.unitKey));
  if (rows.length < wanted.size) throw notFound('媒体');
  const units = await presentUnits(context, rows, city, null);
  const { startDate, endDate } = city.days;
  const period = `${startDate} 至 ${endDate}`;
  const header: DocumentHeader = {
    clientName: '—',
    brandName: '媒体资源',
    projectName: cityName(cityCode),
    planNumber: '—',
    versionLabel: 'V1',
    issuedAt: chinaTime(context.now()),
    preparedBy: user.nickName,
    validUntil: null,
    watermarkText: watermarkOf(user),
    dataReleases: [],
    demo: city.releases.isDemo,
  };
  const grounds = await groundsOf(context, [cityCode]);
  const ground = grounds.get(cityCode);
  const placeOf = ({ lng, lat }: MediaUnit) => (lng === null || lat === null ? null : ([lng, lat] as const));
  const points = units.map((unit): AlbumPoint => ({
    cityName: cityName(cityCode),
    medium: unit.mediumName,
    name: unit.name,
    units: unit.units,
    netFen: unit.priceFen ?? 0,
    facts: factsOf(unit, period),
    place: placeOf(unit),
    way: [],
    photo: null,
    spot: ground && albumSpot(ground, placeOf(unit), []),
    format: {
      mediumId: unit.mediumId,
      formId: unit.formId,
      deck: unit.deck,
      name: `${unit.mediumName} · ${unit.formName}`,
    },
  }));
  const filters = [
    { label: '城市', value: cityName(cityCode) },
    { label: '档期', value: period },
    { label: '点位（线路）', value: `${points.length} 个` },
  ];
  const bytes = await context.documents.write('albumDeck', {
    header,
    filters,
    points,
    maps: [...grounds.values()].map(({ map }) => map),
    creative: null,
    words,
  });
  return sendDeck(request, header, { name: '点位图册', detail: { cityCode, points: points.length }, bytes });
}
