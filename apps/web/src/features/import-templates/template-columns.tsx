import { importKindNames } from '@ooh/contract/domain/data-release-names';
import type { ImportTemplateDetail } from '@ooh/contract/domain/import-template';
import { Button } from 'antd';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { readingText, usesText } from './template-words.ts';
import cells from '../../ui/table/row-cells.module.css';

export interface TemplateActions {
  readonly look: (template: ImportTemplateDetail) => void;
  readonly rename: (template: ImportTemplateDetail) => void;
  readonly remove: (template: ImportTemplateDetail) => void;
}

/** Columns of the list of templates of imports. */
export function templateColumns({
  look,
  rename,
  remove,
}: TemplateActions): AppColumn<ImportTemplateDetail>[] {
  return [
    { key: 'name', title: '名称', width: 168, fixed: 'left', render: ({ name }) => name },
    { key: 'kind', title: '数据类型', width: 96, render: ({ kind }) => importKindNames[kind] },
    {
      key: 'reading',
      title: '怎样读',
      width: 244,
      render: (template) => (
        <div className={cells.lines}>
          {readingText(template).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      ),
    },
    {
      key: 'used-by',
      title: '使用它的定时导入与密钥',
      width: 172,
      render: ({ usedBy }) => (usedBy.length === 0 ? missing : usesText(usedBy)),
    },
    {
      key: 'created',
      title: '保存与最近使用',
      width: 164,
      render: ({ createdBy, createdAt, lastUsedAt }) => (
        <div className={cells.lines}>
          <span>{createdBy}</span>
          <span className={cells.quiet}>{formatTime(createdAt)} 保存</span>
          <span className={cells.quiet}>
            {lastUsedAt === null ? '还没有用过' : `${formatTime(lastUsedAt)} 使用`}
          </span>
        </div>
      ),
    },
    {
      key: 'actions',
      title: '操作',
      width: 188,
      fixed: 'right',
      render: (template) => (
        <span className={cells.actions}>
          <Button
            type="link"
            size="small"
            aria-label={`查看 ${template.name}`}
            onClick={() => look(template)}
          >
            查看
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={`改名 ${template.name}`}
            onClick={() => rename(template)}
          >
            改名
          </Button>
          <Button
            type="link"
            size="small"
            danger
            aria-label={`删除 ${template.name}`}
            onClick={() => remove(template)}
          >
            删除
          </Button>
        </span>
      ),
    },
  ];
}
