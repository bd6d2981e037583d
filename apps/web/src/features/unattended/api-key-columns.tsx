import { apiKeyStateNames, type ApiKey } from '@ooh/contract/domain/api-key';
import { importKindNames } from '@ooh/contract/domain/data-release-names';
import { Button } from 'antd';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { TemplateName } from './template-name.tsx';
import cells from '../../ui/table/row-cells.module.css';

const tones = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const;

const timeOf = (time: string | null) =>
  time === null ? missing : <span className="numeric">{formatTime(time)}</span>;

/** Columns of the list of API keys. */
export function apiKeyColumns(revoke: (key: ApiKey) => void): AppColumn<ApiKey>[] {
  return [
    {
      key: 'name',
      title: '名称',
      width: 220,
      fixed: 'left',
      render: ({ name, hint }) => (
        <div className={cells.lines}>
          <span>{name}</span>
          <span className={cells.quiet}>{hint}…</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 96,
      render: ({ state }) => <StatusTag tone={tones[state]} text={apiKeyStateNames[state]} />,
    },
    {
      key: 'kinds',
      title: '数据类型',
      width: 240,
      render: ({ kinds, templates }) => (
        <div className={cells.lines}>
          <span>{kinds.map((kind) => importKindNames[kind]).join('、')}</span>
          {templates.map((template) => (
            <TemplateName key={template.templateId} template={template} />
          ))}
        </div>
      ),
    },
    {
      key: 'cities',
      title: '城市',
      width: 200,
      render: ({ cities }) => cities.map(({ cityName }) => cityName).join('、'),
    },
    { key: 'createdBy', title: '创建人', width: 136, render: ({ createdBy }) => createdBy },
    { key: 'created', title: '创建时间', width: 152, render: ({ createdAt }) => timeOf(createdAt) },
    { key: 'used', title: '最近使用', width: 152, render: ({ lastUsedAt }) => timeOf(lastUsedAt) },
    {
      key: 'expires',
      title: '到期 / 吊销',
      width: 152,
      render: ({ revokedAt, expiresAt }) => timeOf(revokedAt ?? expiresAt),
    },
    {
      key: 'actions',
      title: '操作',
      width: 88,
      fixed: 'right',
      render: (key) =>
        key.state === 'active' ? (
          <Button
            type="link"
            size="small"
            danger
            aria-label={`吊销密钥 ${key.name}`}
            onClick={() => revoke(key)}
          >
            吊销
          </Button>
        ) : (
          missing
        ),
    },
  ];
}
