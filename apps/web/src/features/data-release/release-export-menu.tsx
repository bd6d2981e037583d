import {
  dataExportFormatNames,
  dataExportRefusal,
  dataExportsOf,
  type DataExportFormat,
} from '@ooh/contract/domain/data-export';
import type { DataRelease } from '@ooh/contract/domain/data-release';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import type { CallInput } from '../../api/call-types.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

type Input = CallInput<'v1/data-releases/{releaseId}/export'>;
type Kind = NonNullable<Input['kind']>;

const fileKey = 'file';
const keyOf = (kind: Kind, format: DataExportFormat): string => `${kind}|${format}`;

/** The formats of every kind that a version holds, and its file as it was uploaded. */
function itemsOf(release: DataRelease): NonNullable<MenuProps['items']> {
  const offers = dataExportsOf(release.kind);
  const kinds = offers.map(({ kind, label, formats }) => ({
    key: kind,
    type: 'group' as const,
    label: offers.length > 1 ? label : '导出为（可再导入）',
    children: formats.map((format) => ({
      key: keyOf(kind, format),
      label: dataExportFormatNames[format],
    })),
  }));
  const file = {
    key: fileKey,
    label: dataExportFormatNames.file,
    disabled: release.fileName === null,
    title: release.fileName === null ? '此版本不是由上传的文件导入的' : undefined,
  };
  return kinds.length === 0 ? [file] : [...kinds, { type: 'divider' }, file];
}

function inputOf(release: DataRelease, key: string): Input {
  const { releaseId } = release;
  const found = dataExportsOf(release.kind)
    .flatMap(({ kind, formats }) => formats.map((format) => ({ kind, format })))
    .find(({ kind, format }) => keyOf(kind, format) === key);
  return found ? { releaseId, ...found } : { releaseId, format: fileKey };
}

export interface ReleaseExportMenuProps {
  readonly release: DataRelease;
  readonly isLink?: boolean;
}

/** Takes a version out: as a table that can be imported again, or as the file that was uploaded. */
export function ReleaseExportMenu({ release, isLink = false }: ReleaseExportMenuProps) {
  const [isSaving, setIsSaving] = useState(false);
  const refusal = dataExportRefusal(release.kind);
  const save = async (key: string) => {
    setIsSaving(true);
    const saved = await saveFile('v1/data-releases/{releaseId}/export', inputOf(release, key));
    setIsSaving(false);
    if (saved.body)
      notifyBriefly({
        kind: 'success',
        title: '已导出',
        description: `${saved.body.fileName}，也列在导出中心`,
      });
  };
  const button = (
    <Button
      type={isLink ? 'link' : 'default'}
      size={isLink ? 'small' : 'middle'}
      loading={isSaving}
      disabled={refusal !== null}
      title={refusal ?? undefined}
      aria-label={`导出 ${release.releaseNo}`}
    >
      导出
    </Button>
  );
  if (refusal !== null) return button;
  return (
    <DropMenu menu={{ items: itemsOf(release), onClick: ({ key }) => void save(key) }}>{button}</DropMenu>
  );
}

/** Versions whose data are kept. */
export const isExportable = ({ state }: DataRelease): boolean =>
  state === 'current' || state === 'superseded';
