import { CloseOutlined } from '@ant-design/icons';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { Button } from 'antd';
import { AddToBasket, type BasketUnit } from '../../../shared/basket/add-to-basket.tsx';
import { useBasketBrief } from '../../../shared/basket/use-basket.ts';
import { figureText } from '../../../shared/figure/figure-text.ts';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { useCityScene, type CityScene } from '../city-scene.ts';
import { campaignFlight } from '../edit-delivery.ts';
import { VehicleInput } from '../lines/vehicle-input.tsx';
import styles from './plan-map.module.css';

/** One vehicle of a line in the plan's form, on the deck that the price is of. */
function basketUnitsOf({ plan, city }: CityScene, line: CityScene['lines'][number]): BasketUnit[] {
  const { formId } = plan.strategy;
  const decks = line.prices.filter((price) => price.formId === formId).map(({ deck }) => deck);
  const deck = decks.includes('single') ? 'single' : decks[0];
  if (deck === undefined) return [];
  const { startDate, weeks } = plan.brief;
  const { cityCode } = city;
  const input = {
    cityCode,
    mediumId: plannedMedium.mediumId,
    formId,
    lineId: line.lineId,
    deck,
    quantity: 1,
  };
  return [{ input: { ...input, ...campaignFlight(startDate, weeks) }, unitName: line.lineName }];
}

/** The line picked on the map or in the table: what it is worth and the way into or out of the plan. */
export function PickedLineCard({
  lineId,
  onClose,
}: {
  readonly lineId: string;
  readonly onClose: () => void;
}) {
  const scene = useCityScene();
  const { rows, setVehicles, setAddress } = scene;
  useBasketBrief('plan', scene.plan.row.planId);
  const row = rows.find((candidate) => candidate.line.lineId === lineId);
  if (!row) return null;
  const { line, vehicles, limit } = row;
  return (
    <aside className={styles.picked} aria-label={`${line.lineName}概要`}>
      <div className={styles.pickedHead}>
        <b>{line.lineName}</b>
        <span>{line.level}</span>
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label="关闭线路概要"
          onClick={onClose}
        />
      </div>
      <p className={styles.route}>
        {line.fromStop} — {line.toStop} · {formatNumber(line.lengthMeters / 1000, 1)} 公里
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>TA浓度</dt>
          <dd>{figureText(line.taConcentration, (share) => formatShare(share))}</dd>
        </div>
        <div>
          <dt>曝光/车/天</dt>
          <dd>{formatCount(line.contactsPerVehicleDay)}</dd>
        </div>
        <div>
          <dt>刊例单价</dt>
          <dd>{unitPriceText(row.priceFen, billingPeriodDays)}</dd>
        </div>
        <div>
          <dt>推荐指数</dt>
          <dd>{formatNumber(line.recommendIndex.score)}</dd>
        </div>
      </dl>
      <div className={styles.pickedActions}>
        {vehicles > 0 ? (
          <>
            <VehicleInput
              lineName={line.lineName}
              vehicles={vehicles}
              limit={limit}
              onChange={(next) => setVehicles(lineId, next)}
            />
            <Button size="small" onClick={() => setVehicles(lineId, 0)}>
              移出方案
            </Button>
          </>
        ) : (
          <Button
            size="small"
            disabled={limit === 0}
            onClick={() => setVehicles(lineId, Math.max(1, line.suggestedVehicles))}
          >
            {limit === 0 ? '投放期内无可售车辆' : '加入方案'}
          </Button>
        )}
        <AddToBasket name={line.lineName} units={basketUnitsOf(scene, line)} />
        <Button size="small" type="link" onClick={() => setAddress({ line: lineId })}>
          详情
        </Button>
      </div>
    </aside>
  );
}
