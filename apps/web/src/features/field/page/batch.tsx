import { chinaDate } from '@ooh/contract/domain/china-time';
import { Alert, Button, Pagination } from 'antd';
import { useRef, useState } from 'react';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import type { FieldAddress } from '../field-address.ts';
import type { FieldQueue } from '../queue/field-queue.ts';
import type { QueueItem } from '../queue/queue-item.ts';
import { BatchBar, type Light } from './batch-bar.tsx';
import { fieldUnit, type FieldUnit } from './field-unit.ts';
import styles from './field.module.css';
import { MarkUnits } from './mark-units.tsx';
import { UnitRow } from './unit-row.tsx';
import { usePickedPhotos } from './use-picked-photos.ts';

const pageSize = 200;
const pictures = 'image/jpeg,image/png,image/webp';

export interface BatchProps {
  readonly address: FieldAddress & { readonly orderId: string };
  readonly onAddress: OnAddress<FieldAddress>;
  readonly items: readonly QueueItem[];
  readonly queue: FieldQueue;
}

/** An order whose units have no records yet gets them before the first is posted. */
function NoUnits({ address: { orderId, city } }: Pick<BatchProps, 'address'>) {
  const launch = useMutationCall('mediaOrder/launchMonitoring');
  const [today] = useState(() => chinaDate(new Date()));
  return (
    <StateBlock
      kind="empty"
      title="还没有点位记录"
      description={launch.error?.message ?? '生成后逐个或成批登记上刊、拍照。'}
      action={
        <Button
          type="primary"
          loading={launch.isPending}
          onClick={() =>
            launch.mutate({ orderId, cityCodes: city === undefined ? [] : [city], dueOn: today })
          }
        >
          生成点位记录
        </Button>
      }
    />
  );
}

/** One medium of an order in a city: all its units, chosen in any number and posted, photographed or reported together. */
export function Batch({ address, onAddress, items, queue }: BatchProps) {
  const { orderId, city, medium, page = 1 } = address;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [light, setLight] = useState<Light>('unknown');
  const isLit = light === 'unknown' ? undefined : light === 'lit';
  const [marking, setMarking] = useState<'posted' | 'exception'>();
  const { reading, problem, setProblem, take } = usePickedPhotos(queue);
  const camera = useRef<HTMLInputElement>(null);
  const cameraUnit = useRef<FieldUnit>(undefined);
  const list = useCall(
    'v1/monitoring/list',
    {
      orderId,
      ...(city === undefined ? {} : { cityCode: city }),
      ...(medium === undefined ? {} : { mediumId: medium }),
      pageNo: page,
      pageSize,
      sortBy: 'unitName',
    },
    { keepPrevious: true },
  );
  const { data, error } = list;
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void list.refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={8} minHeight={400} />;
  const [first] = data.rows;
  if (first === undefined) return <NoUnits address={address} />;
  const units = data.rows.map((row) => fieldUnit(row, items, list.dataUpdatedAt));
  const picked = units.filter(({ row }) => chosen.includes(row.postingId));
  const posted = units.filter(({ postedOn }) => postedOn !== null).length;
  return (
    <>
      <section aria-label="点位" className={styles.units}>
        <header className={styles.batchHead}>
          <h2>
            {first.cityName}
            {medium !== undefined && ` · ${first.mediumName}`}
          </h2>
          <p className="numeric">
            {first.orderNo} · {data.total} 个点位，已上刊 {posted}，三张齐{' '}
            {units.filter(({ photos }) => photos >= 3).length}
          </p>
        </header>
        <ul>
          {units.map((unit) => (
            <UnitRow
              key={unit.row.postingId}
              unit={unit}
              isChosen={chosen.includes(unit.row.postingId)}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen
                    ? [...chosen, unit.row.postingId]
                    : chosen.filter((postingId) => postingId !== unit.row.postingId),
                )
              }
              onCamera={() => {
                cameraUnit.current = unit;
                camera.current?.click();
              }}
            />
          ))}
        </ul>
        {data.total > pageSize && (
          <Pagination
            simple
            current={page}
            pageSize={pageSize}
            total={data.total}
            onChange={(next) => onAddress({ ...address, page: next })}
          />
        )}
      </section>
      <input
        ref={camera}
        hidden
        type="file"
        accept={pictures}
        capture="environment"
        aria-label="相机"
        onChange={({ target }) => {
          const unit = cameraUnit.current;
          if (unit !== undefined) void take([unit], [...(target.files ?? [])], isLit);
          target.value = '';
        }}
      />
      {problem !== undefined && (
        <Alert type="error" showIcon title={problem} closable={{ onClose: () => setProblem(undefined) }} />
      )}
      <BatchBar
        units={units}
        picked={picked}
        reading={reading}
        accept={pictures}
        onChoose={(some) => setChosen(some.map(({ row }) => row.postingId))}
        onMark={setMarking}
        light={light}
        onLight={setLight}
        onFiles={(files) => void take(picked, files, isLit)}
      />
      {marking !== undefined && (
        <MarkUnits
          units={picked}
          isException={marking === 'exception'}
          queue={queue}
          onDone={() => setMarking(undefined)}
          onClose={() => setMarking(undefined)}
        />
      )}
    </>
  );
}
