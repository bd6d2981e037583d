import { ExportButton } from '../../shared/export/export-button.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { Handbook, RateCardRow, RateCards } from './handbook-parts.ts';
import styles from './media-handbook.module.css';
import { DiscountSteps } from './discount-steps.tsx';
import { rateColumns } from './rate-columns.tsx';

export interface RatesTabProps {
  readonly handbook: Handbook;
  readonly formId: number;
  readonly cityCode: string | undefined;
  readonly cards: RateCards;
}

/** What a form costs in which city, and what is taken off or added. */
export function RatesTab({ handbook, formId, cityCode, cards }: RatesTabProps) {
  const { mediumId, surcharges } = handbook;
  const cityCodes = cityCode === undefined ? [] : [cityCode];
  return (
    <>
      <Card
        title="刊例"
        extra={
          <ExportButton
            call="v1/rate-cards/export"
            input={{ mediumId, formId, cityCodes }}
            label="导出刊例"
            isDisabled={cards.rows.length === 0}
          />
        }
        footer={`一个${handbook.unit}一个周期的价格，现行刊例；「示例价」没有刊例依据。数据日期 ${cards.asOf}。`}
      >
        {cards.rows.length === 0 ? (
          <StateBlock kind="empty" title="该媒体在您可见的城市暂无刊例" minHeight={200} />
        ) : (
          <AppTable<RateCardRow>
            caption="各城市刊例"
            columns={rateColumns(cards.rows)}
            rows={cards.rows}
            rowKey={({ cityCode: code }) => code}
          />
        )}
      </Card>
      <div className={styles.columns}>
        <Card title="折扣阶梯" footer="按一次连续投放的天数，报价与订单使用同一阶梯。">
          <DiscountSteps rows={cards.rows} />
        </Card>
        <Card title="附加费用（示例政策）">
          <FactList>
            {surcharges.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </FactList>
        </Card>
      </div>
    </>
  );
}
