import { ClockCircleOutlined, EnvironmentOutlined, WarningOutlined } from '@ant-design/icons';
import { photoDoubts, photoVerdicts, type MonitoringPhoto } from '@ooh/contract/domain/monitoring';
import { Button, Checkbox, Pagination, Select } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { MonitoringAddress } from './monitoring-address.ts';
import monitoringStyles from './monitoring.module.css';
import styles from './photo-wall.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { doubtNames, shotNames, verdictNames } from '../../../shared/order/posting-names.ts';
import { RejectDialog } from './reject-dialog.tsx';

const pageSize = 24;
const verdictTones = { unchecked: 'waiting', accepted: 'success', rejected: 'error' } as const;

interface PhotoCardProps {
  readonly photo: MonitoringPhoto;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function PhotoCard({ photo, isChosen, onChoose }: PhotoCardProps) {
  const { unitName, unitNo, shot, takenAt, offsetMeters, lng, verdict, doubts, note } = photo;
  const name = `${unitName} #${unitNo} ${shotNames[shot]}`;
  return (
    <li className={styles.photo} data-chosen={isChosen || undefined}>
      <PhotoPicture photoId={photo.photoId} alt={name} />
      <div className={styles.photoHead}>
        <Checkbox
          checked={isChosen}
          aria-label={`选择${name}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <b title={name}>{name}</b>
      </div>
      <p className={styles.chips}>
        <span className={monitoringStyles.chip}>
          <ClockCircleOutlined aria-hidden="true" /> {takenAt === null ? '无拍摄时间' : formatTime(takenAt)}
        </span>
        <span className={monitoringStyles.chip}>
          <EnvironmentOutlined aria-hidden="true" />{' '}
          {lng === null
            ? '无定位'
            : offsetMeters === null
              ? '有定位'
              : `偏差 ${formatNumber(offsetMeters)} 米`}
        </span>
      </p>
      <p className={styles.chips}>
        <StatusTag tone={verdictTones[verdict]} text={verdictNames[verdict]} title={note ?? undefined} />
        {doubts.map((doubt) => (
          <span key={doubt} className={styles.doubt}>
            <WarningOutlined aria-hidden="true" /> {doubtNames[doubt]}
          </span>
        ))}
      </p>
      {note !== null && verdict === 'rejected' && <p className={styles.photoNote}>{note}</p>}
    </li>
  );
}

export interface PhotoWallProps {
  readonly address: MonitoringAddress & { readonly orderId: string };
  readonly onAddress: (address: MonitoringAddress) => void;
}

interface BarProps extends PhotoWallProps {
  readonly chosen: readonly string[];
  readonly onReviewed: () => void;
  readonly onReject: () => void;
}

function WallBar({ address, onAddress, chosen, onReviewed, onReject }: BarProps) {
  const { verdict, doubt } = address;
  const evaluate = useMutationCall('v1/monitoring/verdict', {
    onSuccess: ({ photos }) => {
      publishNotice({ kind: 'success', title: `${photos.length} 张照片已判为合格` });
      onReviewed();
    },
  });
  const change = (part: Partial<MonitoringAddress>) => onAddress({ ...address, ...part, page: undefined });
  return (
    <div className={monitoringStyles.tools}>
      <Select
        allowClear
        className={monitoringStyles.select}
        aria-label="审核结果"
        placeholder="全部审核结果"
        value={verdict}
        options={photoVerdicts.map((value) => ({ value, label: verdictNames[value] }))}
        onChange={(value?: MonitoringAddress['verdict']) => change({ verdict: value })}
      />
      <Select
        allowClear
        className={monitoringStyles.select}
        aria-label="疑点"
        placeholder="全部疑点"
        value={doubt}
        options={photoDoubts.map((value) => ({ value, label: doubtNames[value] }))}
        onChange={(value?: MonitoringAddress['doubt']) => change({ doubt: value })}
      />
      <span className={monitoringStyles.grow} />
      <span className="numeric">已选 {chosen.length} 张</span>
      <Button
        disabled={chosen.length === 0}
        loading={evaluate.isPending}
        onClick={() => evaluate.mutate({ photoIds: [...chosen], verdict: 'accepted' })}
      >
        判为合格
      </Button>
      <Button danger disabled={chosen.length === 0} onClick={onReject}>
        退回重拍
      </Button>
    </div>
  );
}

/** Photos with time, place and what is doubtful about them, to accept or to send back. */
export function PhotoWall({ address, onAddress }: PhotoWallProps) {
  const { orderId, city, verdict, doubt, page = 1 } = address;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  const wall = useCall(
    'v1/monitoring/photo-wall',
    {
      orderId,
      ...(city === undefined ? {} : { cityCode: city }),
      ...(verdict === undefined ? {} : { verdict }),
      ...(doubt === undefined ? {} : { doubt }),
      pageNo: page,
      pageSize,
    },
    { quiet: true, keepPrevious: true },
  );
  const { data, error } = wall;
  const isFiltered = city !== undefined || verdict !== undefined || doubt !== undefined;
  return (
    <>
      <WallBar
        address={address}
        onAddress={onAddress}
        chosen={chosen}
        onReviewed={() => setChosen([])}
        onReject={() => setRejecting(true)}
      />
      {error && !data && (
        <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void wall.refetch()} />
      )}
      {!error && !data && <StateBlock kind="loading" rows={8} minHeight={320} />}
      {data?.rows.length === 0 &&
        (isFiltered ? (
          <StateBlock
            kind="no-match"
            onClearFilters={() =>
              onAddress({
                ...address,
                city: undefined,
                verdict: undefined,
                doubt: undefined,
                page: undefined,
              })
            }
          />
        ) : (
          <StateBlock kind="empty" title="还没有照片" description="发起监测后，现场上传的照片显示在这里。" />
        ))}
      {data && data.rows.length > 0 && (
        <>
          <ul className={styles.wall}>
            {data.rows.map((photo) => (
              <PhotoCard
                key={photo.photoId}
                photo={photo}
                isChosen={chosen.includes(photo.photoId)}
                onChoose={(isChosen) =>
                  setChosen(
                    isChosen
                      ? [...chosen, photo.photoId]
                      : chosen.filter((photoId) => photoId !== photo.photoId),
                  )
                }
              />
            ))}
          </ul>
          <Pagination
            align="end"
            current={page}
            pageSize={pageSize}
            total={data.total}
            showSizeChanger={false}
            showTotal={(total) => `共 ${formatNumber(total)} 张`}
            onChange={(next) => onAddress({ ...address, page: next })}
          />
        </>
      )}
      {isRejecting && (
        <RejectDialog
          photoIds={chosen}
          onClose={() => setRejecting(false)}
          onDone={() => {
            setRejecting(false);
            setChosen([]);
          }}
        />
      )}
    </>
  );
}
