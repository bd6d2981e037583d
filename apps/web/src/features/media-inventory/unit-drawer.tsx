import type { CallOutput } from '@ooh/contract/registry';
import {
  isAudienceChosen,
  noAudienceReason,
  type TargetAudience,
} from '@ooh/contract/domain/target-audience';
import { Drawer } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { AddToBasket } from '../../shared/basket/add-to-basket.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { MediaPicture } from '../../shared/media-picture/media-picture.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { basketBlock, basketUnitsOf, type ListedPeriod } from '../../shared/basket/units-of-row.ts';
import { DeclaredImpressions, ImportedDetails, PositionPhoto } from './imported-details.tsx';
import { FreeDays } from './free-days.tsx';
import { favouriteOf, sizeText } from './media-columns.tsx';
import styles from './media-inventory.module.css';
import { WeekHeat } from './week-heat.tsx';

type Detail = CallOutput<'v1/media-inventory/detail'>;

export interface UnitDrawerProps {
  readonly cityCode: string;
  readonly unitKey: string;
  readonly audience: TargetAudience;
  readonly period: ListedPeriod;
  readonly today: string;
  readonly onPeriod: (startDate: string) => void;
  readonly onOpen: (unitKey: string) => void;
  readonly onClose: () => void;
}

function Spec({ detail, hasAudience }: { readonly detail: Detail; readonly hasAudience: boolean }) {
  const { unit } = detail;
  return (
    <FactList isSmall>
      <Fact name="编号">{unit.code}</Fact>
      <Fact name="媒体 · 形式">
        {unit.mediumName} · {unit.formName}
      </Fact>
      <Fact name={unit.unitKind === 'line' ? '起讫站' : '地址'}>{unit.address ?? missing}</Fact>
      <Fact name="区 / 商圈">
        {[unit.districtName, unit.businessDistrictName].filter(Boolean).join(' / ') || missing}
      </Fact>
      <Fact name="等级">{unit.level}</Fact>
      <Fact name="规格">{sizeText(unit)}</Fact>
      <Fact name="照明">{unit.isLit ? '亮灯' : '不亮灯'}</Fact>
      <Fact name="运营方">{unit.operator ?? missing}</Fact>
      <Fact name="刊例价">
        {unitPriceText(unit.priceFen, unit.priceDays)} {unit.isSamplePrice && <SamplePriceMark />}
      </Fact>
      <Fact name="制作费">{formatFen(unit.productionFen)}</Fact>
      <Fact name="空位">
        {formatNumber(unit.freeUnits)} / {formatNumber(unit.units)} {unit.unit}
      </Fact>
      <Fact name="日均客流">
        <FigureValue figure={unit.passersPerDay} format={asCount} />
      </Fact>
      <Fact name="日均曝光">
        <FigureValue figure={unit.impressionsPerDay} format={asCount} />
      </Fact>
      <DeclaredImpressions {...detail} />
      <Fact name="TA浓度（曝光口径）">
        {hasAudience ? <FigureValue figure={unit.taConcentration} format={asShare} /> : noAudienceReason}
      </Fact>
      <Fact name={hasAudience ? 'TA-CPM（刊例）' : 'CPM（刊例）'}>
        {unit.taCpmFen === null ? missing : formatFen(unit.taCpmFen)}
      </Fact>
    </FactList>
  );
}

function Around({ detail }: { readonly detail: Detail }) {
  const { presence, labels, pois } = detail;
  return (
    <>
      <section>
        <h3>周边人流</h3>
        {presence === null ? (
          <p className={styles.footnote}>
            {detail.unit.unitKind === 'line' ? '线路沿途移动，没有一处的人流。' : '没有周边人流数字。'}
          </p>
        ) : (
          <WeekHeat presence={presence} />
        )}
      </section>
      {labels.length > 0 && (
        <section>
          <h3>周边人群最突出的标签</h3>
          <FactList isSmall>
            {labels.map(({ dimension, name, share, tgi }) => (
              <Fact key={`${dimension}/${name}`} name={`${dimension} · ${name}`}>
                <TgiValue figure={tgi} />
                <span className={styles.quiet}> 占 {formatShare(share.value)}</span>
              </Fact>
            ))}
          </FactList>
        </section>
      )}
      {pois.length > 0 && (
        <section>
          <h3>300 米内的地点（最近 {pois.length} 个）</h3>
          <p className={styles.footnote}>
            {pois.map(({ name, distanceMeters }) => `${name} ${formatNumber(distanceMeters)} 米`).join('、')}
          </p>
        </section>
      )}
    </>
  );
}

function Others({ detail, onOpen }: { readonly detail: Detail } & Pick<UnitDrawerProps, 'onOpen'>) {
  const { prices, similar, orders } = detail;
  return (
    <>
      {prices.length > 0 && (
        <section>
          <h3>刊例价版本</h3>
          <ul className={styles.plainList}>
            {prices.map(({ since, priceFen, periodDays, isSample }) => (
              <li key={`${since}/${priceFen}`}>
                {since} 起 <span className="numeric">{unitPriceText(priceFen, periodDays)}</span>
                {isSample && '（示例价）'}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>相近且有空位</h3>
        {similar.length === 0 ? (
          <p className={styles.footnote}>没有同形式、刊例价相差两成以内且有空位的媒体。</p>
        ) : (
          <ul className={styles.plainList}>
            {similar.map((one) => (
              <li key={one.unitKey}>
                <button type="button" className={styles.open} onClick={() => onOpen(one.unitKey)}>
                  {one.name}
                  <small>
                    {one.districtName ?? one.level} · 空 {one.freeUnits} / {one.units} ·{' '}
                    {unitPriceText(one.priceFen, one.priceDays)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {orders.length > 0 && (
        <section>
          <h3>用过它的订单</h3>
          <ul className={styles.plainList}>
            {orders.map(({ orderId, name, startDate, endDate }) => (
              <li key={orderId}>
                <HrefLink href={`/marketing/order/detail?orderId=${orderId}`}>{name}</HrefLink>
                <span className={styles.quiet}>
                  {' '}
                  {startDate} 至 {endDate}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Everything that is known of a position or a line. */
export function UnitDrawer(props: UnitDrawerProps) {
  useReturnFocus();
  const { cityCode, unitKey, audience, period, today, onPeriod, onOpen, onClose } = props;
  const { data, error, refetch } = useCall('v1/media-inventory/detail', {
    cityCode,
    unitKey,
    targetAudience: audience,
    ...period,
  });
  const unit = data?.unit;
  return (
    <Drawer
      open
      size={560}
      title={unit?.name ?? '媒体详情'}
      onClose={onClose}
      extra={
        unit && (
          <span className={styles.value}>
            <FavouriteButton {...favouriteOf(unit)} name={unit.name} isKept={unit.isFavourite} />
            <AddToBasket
              name={`${unit.name} ${unit.formName}（详情）`}
              type="primary"
              units={basketUnitsOf(unit, period)}
              blocked={basketBlock(unit)}
            />
          </span>
        )
      }
    >
      {error ? (
        <StateBlock
          kind="section-failed"
          absentTitle="没有找到这个媒体，或不在您的权限内"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined || unit === undefined ? (
        <StateBlock kind="loading" rows={12} />
      ) : (
        <div className={styles.stack}>
          <PositionPhoto unit={unit} photo={data.photo} />
          <MediaPicture
            format={{ mediumId: unit.mediumId, formId: unit.formId }}
            alt={`${unit.formName}效果示意`}
          />
          <Spec detail={data} hasAudience={isAudienceChosen(audience)} />
          <ImportedDetails {...data} />
          <FreeDays
            days={data.freeByDay}
            units={unit.units}
            unit={unit.unit}
            today={today}
            onPeriod={onPeriod}
          />
          <Around detail={data} />
          <Others detail={data} onOpen={onOpen} />
          <p className={styles.footnote}>
            客流、曝光与 TA浓度为一面（一位、一辆）平均一天的模型预估；周边人流与标签按所在约 0.1
            平方公里网格的全体人群。
            {data.basis === null ? data.figuresReason : basisText(data.basis)}
          </p>
        </div>
      )}
    </Drawer>
  );
}
