import { Alert, Button } from 'antd';
import type { Understanding } from '../understand/understand-requirement.ts';
import { briefFields } from './brief-draft.ts';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './brief.module.css';

export function DescribedBrief({
  found,
  onApply,
}: {
  readonly found: Understanding;
  readonly onApply: () => void;
}) {
  const nameOf = (field: string) => briefFields.find((known) => known.field === field)?.label ?? field;
  if (found.parts.length === 0) {
    return (
      <Alert type="info" showIcon title="没有识别出可填写的内容，请写明品牌、城市、时间、预算或人群。" />
    );
  }
  return (
    <div className={styles.understood}>
      <table className={`${tableStyles.table} ${tableStyles.ofFields}`}>
        <caption>识别结果，填入表单后仍可修改</caption>
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
              <th scope="row">{nameOf(field)}</th>
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
      <Button type="primary" onClick={onApply}>
        填入表单
      </Button>
    </div>
  );
}
