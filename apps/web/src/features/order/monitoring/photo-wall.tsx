import { Pagination } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { MonitoringAddress } from './monitoring-address.ts';
import styles from './photo-wall.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { PhotoCard } from './photo-card.tsx';
import { WallBar } from './wall-bar.tsx';

const pageSize = 24;

export interface PhotoWallProps {
  readonly address: MonitoringAddress & { readonly orderId: string };
  readonly onAddress: (address: MonitoringAddress) => void;
}

/** Photos with time, place and what is doubtful about them, to accept or to send back. */
export function PhotoWall({ address, onAddress }: PhotoWallProps) {
  const { orderId, city, verdict, doubt, posting, page = 1 } = address;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  const wall = useCall(
    'v1/monitoring/photo-wall',
    {
      orderId,
      ...(city === undefined ? {} : { cityCode: city }),
      ...(verdict === undefined ? {} : { verdict }),
      ...(doubt === undefined ? {} : { doubt }),
      ...(posting === undefined ? {} : { postingId: posting }),
      pageNo: page,
      pageSize,
    },
    { keepPrevious: true },
  );
  const { data, error } = wall;
  const isFiltered = [city, verdict, doubt, posting].some((filter) => filter !== undefined);
  return (
    <>
      <WallBar
        address={address}
        onAddress={onAddress}
        unitName={data?.rows[0]?.unitName}
        chosen={chosen}
        onReviewed={() => setChosen([])}
        onReject={() => setRejecting(true)}
      />
      {error && !data && (
        <StateBlock kind="section-failed" error={error} onRetry={() => void wall.refetch()} />
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
                posting: undefined,
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
