import { lineLevels, type LineLevel } from '@ooh/contract/domain/bus';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { usualPurchase } from '@ooh/contract/domain/purchase-rules';
import { Checkbox } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { newAreaPlanHref } from '../../../shared/plan/plan-addresses.ts';
import styles from './strategy.module.css';
import { ConstraintNumber } from './constraint-number.tsx';
import { ConstraintField } from './constraint-field.tsx';

export interface ConstraintFieldsProps {
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** Form, levels, vehicles per line and city, number of lines, discount, design of a line. */
export function ConstraintFields({ strategy, onChange }: ConstraintFieldsProps) {
  const { minVehiclesPerLine, minVehiclesPerCity, maxVehiclesPerLine, maxLines, levels } = strategy;
  const { discountBasisPoints, lineDesignFen } = strategy;
  const isCrossed = maxVehiclesPerLine !== null && maxVehiclesPerLine < minVehiclesPerLine;
  return (
    <>
      <ConstraintField strategy={strategy} onChange={onChange} />
      <Field id="strategy-levels" isGroup label="线路等级" hint="不勾选即不限等级">
        <Checkbox.Group<LineLevel>
          options={[...lineLevels]}
          value={levels}
          aria-labelledby="strategy-levels-label"
          onChange={(chosen) => onChange({ levels: lineLevels.filter((level) => chosen.includes(level)) })}
        />
      </Field>
      <div className={styles.triple}>
        <ConstraintNumber
          name="minVehiclesPerLine"
          label="单线最少车辆"
          unit="辆"
          min={1}
          max={100}
          hint={`选中的线路至少投放这么多；行业惯例 ${usualPurchase.vehiclesPerLine} 辆起，可修改`}
          value={minVehiclesPerLine}
          onChange={(value) => onChange({ minVehiclesPerLine: value ?? 1 })}
        />
        <ConstraintNumber
          name="maxVehiclesPerLine"
          label="单线最多车辆"
          unit="辆"
          min={1}
          max={1000}
          hint="留空即以可售车辆为限"
          error={isCrossed ? '不能少于单线最少车辆' : undefined}
          value={maxVehiclesPerLine}
          onChange={(value) => onChange({ maxVehiclesPerLine: value })}
        />
        <ConstraintNumber
          name="maxLines"
          label="最多线路"
          unit="条"
          min={1}
          max={2000}
          hint="每个城市，留空即不限"
          value={maxLines}
          onChange={(value) => onChange({ maxLines: value })}
        />
        <ConstraintNumber
          name="minVehiclesPerCity"
          label="每城最少车辆"
          unit="辆"
          min={0}
          max={10_000}
          hint={`每个城市合计；行业惯例 ${usualPurchase.vehiclesPerCity} 辆起，填 0 即不限`}
          value={minVehiclesPerCity}
          onChange={(value) => onChange({ minVehiclesPerCity: value ?? 0 })}
        />
        <ConstraintNumber
          name="discount"
          label="折扣"
          unit="折"
          min={0.01}
          max={10}
          precision={2}
          hint={`净价 = 刊例价 × ${formatShare(discountBasisPoints / 10_000, 1)}`}
          value={discountBasisPoints / 1000}
          onChange={(value) => onChange({ discountBasisPoints: Math.round((value ?? 10) * 1000) })}
        />
        <ConstraintNumber
          name="lineDesign"
          label="每线设计安装费"
          unit="元"
          min={0}
          max={10_000_000}
          precision={2}
          hint="每条选中的线路计一次，与每辆制作费同列「制作费」、不打折；默认为示例价，可修改"
          value={lineDesignFen / 100}
          onChange={(value) => onChange({ lineDesignFen: Math.round((value ?? 0) * 100) })}
        />
      </div>
      <p className={styles.elsewhere}>
        单区上限、最小间距只用于固定点位，在 <HrefLink href={newAreaPlanHref('ta')}>TA 浓度方案</HrefLink>、
        <HrefLink href={newAreaPlanHref('geo')}>地理围栏方案</HrefLink>
        中设定；公交线路跨区行驶，车辆没有固定位置，这两项不适用。
      </p>
    </>
  );
}
