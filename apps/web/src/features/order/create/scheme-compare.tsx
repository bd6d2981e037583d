import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { Button, Modal } from 'antd';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './scheme-compare.module.css';

export interface SchemeCompareProps {
  readonly schemes: readonly ReferenceScheme[];
  readonly onClose: () => void;
  readonly onChoose: (planId: string) => void;
}

const rows: readonly (readonly [string, (scheme: ReferenceScheme) => string])[] = [
  ['相似度', ({ similarity }) => formatNumber(similarity, 1)],
  ['品牌', ({ brandName, industry }) => `${brandName}（${industry}）`],
  ['城市', ({ cityNames }) => cityNames.join('、')],
  ['媒体', ({ mediumNames }) => mediumNames.join('、')],
  ['投放期', ({ startDate, endDate }) => `${startDate} 至 ${endDate}`],
  ['预算', ({ budgetFen }) => formatFen(budgetFen, { unit: 'auto' })],
  ['刊例价', ({ amounts }) => formatFen(amounts.rateCardFen, { unit: 'auto' })],
  ['净价', ({ amounts }) => formatFen(amounts.netFen, { unit: 'auto' })],
  ['数量', ({ units }) => formatNumber(units)],
  ['与需求的差异', ({ differences }) => differences.join('、') || '符合'],
];

/** Two or three schemes side by side. */
export function SchemeCompare({ schemes, onClose, onChoose }: SchemeCompareProps) {
  useReturnFocus();
  return (
    <Modal open width={960} title="参考方案对比" footer={null} onCancel={onClose}>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {schemes.map(({ planId, name }) => (
              <th key={planId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, textOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {schemes.map((scheme) => (
                <td key={scheme.planId} className="numeric">
                  {textOf(scheme)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">采用</th>
            {schemes.map(({ planId, name }) => (
              <td key={planId}>
                <Button size="small" aria-label={`选择${name}`} onClick={() => onChoose(planId)}>
                  选择
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Modal>
  );
}
