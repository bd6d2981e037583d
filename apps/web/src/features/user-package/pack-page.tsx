import { refreshAfter } from '../../api/refresh-after.ts';
import { packCategoryNames, packStateNames } from '@ooh/contract/domain/crowd-pack-names';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Tabs } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { useJob } from '../../api/use-job.ts';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { PackActions } from './pack-actions.tsx';
import { PackMediaTab } from './pack-media-tab.tsx';
import { PackOverviewTab } from './pack-overview-tab.tsx';
import { PackPreferenceCard } from './pack-preference-card.tsx';
import { PackSpaceTab } from './pack-space-tab.tsx';
import { packTabNames, packTabs, type PackageAddress } from './package-address.ts';
import styles from './user-package.module.css';

export interface PackPageProps {
  readonly packId: string;
  /** Which tab is open, and what it asks about. */
  readonly address: PackageAddress;
  readonly onAddress: (address: PackageAddress) => void;
  readonly onOpen: (packId: string) => void;
  readonly onRemoved: () => void;
  /** A new pack of those of its people with a label; left out, labels lead nowhere. */
  readonly deriveHref?: (packId: string, labelId: number) => string;
  /** Where one goes from a pack that is not there. */
  readonly listHref?: string;
}

/** A saved crowd pack: rule, size, cities, portrait, uploads and sources. */
export function PackPage({
  packId,
  address,
  onAddress,
  onOpen,
  onRemoved,
  deriveHref,
  listHref = '/marketing/smart-select',
}: PackPageProps) {
  const client = useQueryClient();
  const pack = useCall('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  const row = pack.data?.row;
  const jobId = row?.state === 'computing' ? row.jobId : null;
  const followed = useJob(jobId, () => void refreshAfter(client, 'v1/crowd-packs/{packId}/recompute'));
  usePageTitle(row && `人群包 ${row.name}`);
  if (pack.error)
    return (
      <StateBlock
        kind="page-failed"
        minHeight={320}
        title="人群包加载失败"
        error={pack.error}
        onRetry={() => void pack.refetch()}
        action={<HrefButton href={listHref}>返回列表</HrefButton>}
      />
    );
  if (pack.data === undefined || row === undefined)
    return <StateBlock kind="loading" shape="page" rows={8} minHeight={480} />;
  const { cities, uploads, sources, isPlannable } = pack.data;
  const isDemo = row.isSample || cities.some(({ basis }) => basis.isDemo);
  const tab = isPlannable ? (address.tab ?? 'overview') : 'overview';
  const ofCity = { packId, packName: row.name, cities, address, onAddress };
  const labelHref = deriveHref && ((labelId: number) => deriveHref(packId, labelId));
  const panels = {
    overview: <PackOverviewTab packId={packId} pack={pack.data} {...(labelHref && { labelHref })} />,
    space: <PackSpaceTab {...ofCity} />,
    preference: (
      <PackPreferenceCard packId={packId} packName={row.name} cities={cities} deriveHref={labelHref} />
    ),
    media: <PackMediaTab {...ofCity} />,
  };
  return (
    <>
      <PageHeader
        title={row.name}
        subtitle={`${row.packNo} · ${packCategoryNames[row.category]} · ${row.isArchived ? '已归档' : packStateNames[row.state]} · ${row.cityNames.join('、')}${row.folder === null ? '' : ` · 目录 ${row.folder}`}${row.validUntil === null ? '' : ` · 有效期至 ${row.validUntil}`}${isDemo ? ' · 演示数据' : ''}`}
        actions={
          <>
            {isPlannable && (
              <SendMenu
                load={{
                  cityCodes: row.cityCodes,
                  targetAudience: { groups: [], packId, packName: row.name },
                }}
              />
            )}
            <PackActions pack={row} onOpen={onOpen} onRemoved={onRemoved} />
          </>
        }
      />
      <div className={styles.page}>
        {jobId !== null && <JobProgress jobId={jobId} job={followed.job} label="人群包计算" />}
        {row.stateReason !== null && (
          <Alert
            type={row.state === 'failed' ? 'error' : 'warning'}
            showIcon
            title={packStateNames[row.state]}
            description={row.stateReason}
          />
        )}
        <Card
          title="人群规模"
          footer={cities
            .map(({ basis }) => `口径：${basis.universe}；来源：${basis.source}；周期：${basis.period}`)
            .join('；')}
        >
          <p className={styles.sentence}>{row.summary}</p>
          <dl className={styles.facts}>
            <div>
              <dt>
                覆盖人数 <span className={styles.nature}>预估</span>
              </dt>
              <dd>{figureText(row.persons, asPersons)}</dd>
              <dd className={styles.note}>{intervalText(row.persons, asPersons)}</dd>
            </div>
            <div>
              <dt>占所选城市</dt>
              <dd>{figureText(row.share, asShare)}</dd>
            </div>
            {uploads.map((upload) => (
              <div key={upload.uploadId}>
                <dt>上传匹配率（{upload.fileName}）</dt>
                <dd>{formatShare(upload.matchRate)}</dd>
                <dd className={styles.note}>
                  {formatNumber(upload.matched)} / {formatNumber(upload.ids)} 个 ID
                </dd>
              </div>
            ))}
            {sources.length > 0 && (
              <div>
                <dt>来源</dt>
                <dd className={styles.note}>{sources.map(({ name }) => name).join('、')}</dd>
              </div>
            )}
          </dl>
        </Card>
        <Tabs
          activeKey={tab}
          destroyOnHidden
          onChange={(key) => onAddress({ ...address, tab: packTabs.find((one) => one === key) })}
          items={packTabs
            .filter((key) => key === 'overview' || isPlannable)
            .map((key) => ({ key, label: packTabNames[key], children: panels[key] }))}
        />
      </div>
    </>
  );
}
