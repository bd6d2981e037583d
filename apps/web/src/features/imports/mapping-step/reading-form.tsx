import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Alert, Button, Select } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import styles from '../imports.module.css';
import { ModeChoice } from './mode-choice.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { TemplateSaver } from './template-saver.tsx';
import type { MappingChange } from './use-mapping-change.ts';

export interface ReadingFormProps {
  readonly session: ImportSession;
  readonly isDisabled: boolean;
  readonly change: MappingChange['change'];
}

const shownCells = 5;

function headerOptions({ headRows }: ImportSession) {
  const rows = headRows.map(({ row, cells }) => {
    const named = cells
      .filter((cell) => cell !== '')
      .slice(0, shownCells)
      .join('、');
    return { value: row, label: `第 ${row} 行：${named}` };
  });
  return [...rows, { value: 0, label: '没有表头：各列记为 列1、列2…' }];
}

/** How the file as a whole is read: by a saved template, under which header, and how it acts on the data in force. */
export function ReadingForm({ session, isDisabled, change }: ReadingFormProps) {
  const { proposedTemplate, headRows, headerRow, modes, mode } = session;
  return (
    <Card
      title="读取方式"
      extra={
        session.format !== 'gtfs' && (
          <span className={styles.mapped}>
            <TemplateSaver session={session} />
            <HrefButton size="small" type="link" href="/administration/import-templates">
              管理模板
            </HrefButton>
          </span>
        )
      }
    >
      {proposedTemplate !== null && (
        <Alert
          className={styles.proposal}
          type="info"
          showIcon
          title={`此文件的列与模板「${proposedTemplate.name}」相同`}
          description="套用后使用模板中的表头行、列对应、固定值、坐标系与导入方式。"
          action={
            <Button
              size="small"
              disabled={isDisabled}
              onClick={() => change({ templateId: proposedTemplate.templateId, mapping: [] })}
            >
              套用模板
            </Button>
          }
        />
      )}
      <div className={styles.reading}>
        <TemplatePicker session={session} isDisabled={isDisabled} change={change} />
        {headRows.length > 0 && (
          <Field id="import-header" label="表头行" hint="列名所在的行；其上的标题行不导入">
            <Select<number>
              id="import-header"
              className={styles.wide}
              value={headerRow}
              disabled={isDisabled}
              options={headerOptions(session)}
              onChange={(row) => change({ headerRow: row, mapping: [] })}
            />
          </Field>
        )}
        {modes.length > 1 && (
          <ModeChoice
            modes={modes}
            value={mode}
            isDisabled={isDisabled}
            onChange={(next) => change({ mode: next, mapping: [] })}
          />
        )}
      </div>
    </Card>
  );
}
