import {
  coverageAlone,
  hasPoints,
  isCoverageAlone,
  lineCriteria,
  lineCriterionNames,
  weightShares,
  type LineCriterion,
  type LineWeights,
} from '@ooh/contract/domain/line-weights';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { seesRivals } from '@ooh/contract/permission/sees-rivals';
import { Segmented, Slider } from 'antd';
import { useSession } from '../../../session/use-session.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './weight-fields.module.css';

const explanations: Readonly<Record<LineCriterion, string>> = {
  coverage: '每次接触都足额计，触达最多的线路优先',
  concentration: '接触中目标人群占比高的线路优先',
  cost: '同样刊例价带来目标人群接触多的线路优先',
  district: '站点落在商圈内多的线路优先',
  rivals: '近 3 个月沿途 150 米内同行业其他品牌点位少的线路优先',
};

const balanced: LineWeights = { coverage: 40, concentration: 20, cost: 20, district: 20, rivals: 0 };

const presets = [
  { value: 'coverage', label: '只看覆盖', weights: coverageAlone },
  { value: 'balanced', label: '均衡', weights: balanced },
] as const;

const isSame = (one: LineWeights, other: LineWeights) => lineCriteria.every((key) => one[key] === other[key]);

export interface WeightFieldsProps {
  readonly cities: PlanDetail['cities'];
  readonly weights: LineWeights;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** What a contact counts for, by five criteria: points from 0 to 100, with the share of each. */
export function WeightFields({ cities, weights, onChange }: WeightFieldsProps) {
  const permission = useSession((session) => session.dataRoleRequest);
  const hidden = cities.filter(({ cityCode }) => !seesRivals(permission, cityCode));
  const shares = hasPoints(weights) ? weightShares(weights) : undefined;
  const preset = presets.find((one) => isSame(one.weights, weights))?.value ?? 'own';
  return (
    <>
      <Segmented
        aria-label="常用权重"
        value={preset}
        options={[...presets, { value: 'own', label: '自定义', disabled: preset !== 'own' }]}
        onChange={(value) => {
          const chosen = presets.find((one) => one.value === value);
          if (chosen !== undefined) onChange({ weights: chosen.weights });
        }}
      />
      <ul className={styles.weights}>
        {lineCriteria.map((key) => {
          const isClosed = key === 'rivals' && hidden.length > 0 && weights.rivals === 0;
          return (
            <li key={key}>
              <span className={styles.name}>
                {lineCriterionNames[key]}
                <small>
                  {isClosed
                    ? `需要${hidden.map(({ cityName }) => cityName).join('、')}全部媒体的竞品数据权限`
                    : explanations[key]}
                </small>
              </span>
              <Slider
                min={0}
                max={100}
                step={5}
                value={weights[key]}
                disabled={isClosed}
                ariaLabelForHandle={`${lineCriterionNames[key]}权重`}
                onChange={(value) => onChange({ weights: { ...weights, [key]: value } })}
              />
              <output className="numeric">{shares ? formatShare(shares[key], 0) : '—'}</output>
            </li>
          );
        })}
      </ul>
      {!hasPoints(weights) ? (
        <p className={styles.error} role="alert">
          五项权重至少一项大于 0
        </p>
      ) : (
        !isCoverageAlone(weights) && (
          <p className={styles.note}>
            每项按线路在本城市的名次得分（末位 0、首位
            1），按占比加权即一次接触的折算值；各线路没有差别的项不计。方案生成后，「约束价格」给出权重少换多少触达。
          </p>
        )
      )}
    </>
  );
}
