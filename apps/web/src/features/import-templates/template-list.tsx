import type { ImportTemplateDetail } from '@ooh/contract/domain/import-template';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { templateColumns } from './template-columns.tsx';
import { LookDialog, RemoveDialog, RenameDialog } from './template-dialogs.tsx';

const dialogs = { look: LookDialog, rename: RenameDialog, remove: RemoveDialog } as const;

/** The ways of reading files that an organisation has saved. */
export function TemplateList() {
  const list = useCall('v1/imports/templates', {}, { staleMs: 0 });
  const [open, setOpen] = useState<{
    readonly name: keyof typeof dialogs;
    readonly template: ImportTemplateDetail;
  }>();
  const Dialog = open && dialogs[open.name];
  const opener = (name: keyof typeof dialogs) => (template: ImportTemplateDetail) =>
    setOpen({ name, template });
  const toImport = <HrefButton href="/administration/import">导入数据</HrefButton>;
  return (
    <>
      <PageHeader
        title="导入模板"
        subtitle="本机构存下的文件读法：表头行、各字段所读的列、固定值、坐标系与导入方式。定时导入、密钥、导入文件夹与程序都可按模板导入。"
        actions={toImport}
      />
      <AppTable<ImportTemplateDetail>
        caption="导入模板"
        settingsKey="import-templates"
        columns={templateColumns({
          look: opener('look'),
          rename: opener('rename'),
          remove: opener('remove'),
        })}
        rows={list.data}
        rowKey={({ templateId }) => templateId}
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyTitle="还没有导入模板：导入文件时，在「列映射」一步点「存为模板」"
        emptyAction={toImport}
      />
      {Dialog && <Dialog template={open.template} onClose={() => setOpen(undefined)} />}
    </>
  );
}
