import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { formatFen, formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { EstimateMark, SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import { discountText } from '../list/discount-text.ts';
import type { OrderPoint } from './point-pois.tsx';

const compass = ['北', '东北', '东', '东南', '南', '西南', '西', '西北'] as const;

/** 「东南（135°）」. */
export function facingText(degrees: number): string {
  return `${compass[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]}（${formatNumber(degrees)}°）`;
}

const meters = (millimeters: number) => formatNumber(millimeters / 1000, 2);

function factsOf({ item, position, face }: OrderPoint): readonly (readonly [string, React.ReactNode])[] {
  const guessed = (field: string) => position?.estimatedFields.includes(field) && <EstimateMark />;
  return [
    ['编号', position?.code ?? missing],
    ['地址', position?.address ?? missing],
    [
      '行政区 / 商圈',
      <>
        {guessed('districtName')}{' '}
        {[position?.districtName, position?.businessDistrictName].filter(Boolean).join(' / ') || missing}
      </>,
    ],
    ['媒体 · 形式', `${item.mediumName} · ${item.formName}`],
    [
      '等级',
      <>
        {guessed('level')} {item.level}
      </>,
    ],
    ['运营商', position?.operator ?? missing],
    [
      '规格（宽 × 高）',
      face === null ? missing : `${meters(face.widthMillimeters)} × ${meters(face.heightMillimeters)} 米`,
    ],
    ['朝向', face?.facingDegrees == null ? '未知' : facingText(face.facingDegrees)],
    ['照明', face === null ? missing : face.isLit ? '有' : '无'],
    ...(face?.spotSeconds == null
      ? []
      : ([['播放', `${face.spotSeconds} 秒 / ${formatNumber(face.loopSeconds)} 秒一轮`]] as const)),
    ['广告位', face === null ? missing : `${formatNumber(face.slots)} 个`],
    ['刊期', `${item.startDate} 至 ${item.endDate}（${item.days} 天）`],
    ['数量', `${formatNumber(item.quantity)} ${item.unit}`],
    [
      '刊例单价',
      <>
        {item.isSamplePrice && <SamplePriceMark />} {unitPriceText(item.priceFen, item.priceDays)}
      </>,
    ],
    ['折扣', item.isGift ? '赠送' : discountText(item.discountPermille / 1000)],
    ['净价', formatFen(item.amounts.netFen)],
  ];
}

/** Spec and price of a position. */
export function PointFacts({ point }: { readonly point: OrderPoint }) {
  return (
    <FactList>
      {factsOf(point).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
