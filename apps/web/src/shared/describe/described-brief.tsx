import { Alert, Button } from 'antd';
import tableStyles from '../../ui/table/plain-table.module.css';
import styles from './describe.module.css';
import { describedFieldNames, type Understanding } from './understand-requirement.ts';

export interface DescribedBriefProps {
  readonly found: Understanding;
  /** What was read stands in the form already. */
  readonly isApplied: boolean;
  readonly onApply: () => void;
}

/** What a description was taken for, field by field beside its own words, and what was left over. */
export function DescribedBrief({ found, isApplied, onApply }: DescribedBriefProps) {
  if (found.parts.length === 0) {
    return (
      <Alert type="info" showIcon title="没有识别出可填写的内容，请写明品牌、城市、时间、预算或人群。" />
    );
  }
  return (
    <div className={styles.understood}>
      <table className={`${tableStyles.table} ${tableStyles.ofFields}`}>
        <caption>识别结果，{isApplied ? '已填入表单，请核对，仍可修改' : '填入表单后仍可修改'}</caption>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">原文</th>
            <th scope="col">理解为</th>
          </tr>
        </thead>
        <tbody>
          {found.parts.map(({ field, text, reads }) => (
            <tr key={`${field}/${text}`}>
              <th scope="row">{describedFieldNames[field]}</th>
              <td>{text}</td>
              <td>{reads}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.notUnderstood.length > 0 && (
        <p className={styles.notUnderstood}>
          未识别：{found.notUnderstood.map((piece) => `「${piece}」`).join(' ')}
        </p>
      )}
      {!isApplied && (
        <Button type="primary" onClick={onApply}>
          填入表单
        </Button>
      )}
    </div>
  );
}
