import type { Reading } from '../import-kind.ts';
import { operationField } from './import-field.ts';
import { simplified } from './simplified.ts';
import type { RowCells } from './row-cells.ts';

const removing = /^(删除|移除|删|下架|delete|remove|del|d)$/i;
const writing = /^(新增|新建|增加|添加|修改|更新|变更|insert|add|new|change|update|upsert|i|u|a)$/i;

/** What a row asks for; null for words that say neither, which are refused. */
export function readOperation(cells: RowCells, { mode }: Pick<Reading, 'mode'>): 'write' | 'remove' | null {
  const text = simplified(cells.text(operationField.field));
  if (removing.test(text)) {
    if (mode === 'replace')
      return cells.refuse(operationField.field, '全量替换的文件中不能有删除，请改用增量更新');
    return 'remove';
  }
  if (text !== '' && !writing.test(text))
    return cells.refuse(operationField.field, '应为「新增」「修改」或「删除」');
  if (mode !== 'delete') return 'write';
  return text === '' ? 'remove' : cells.refuse(operationField.field, '按编号删除的文件中只能有删除的行');
}
