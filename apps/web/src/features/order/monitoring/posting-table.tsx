import type { PostingRow } from '@ooh/contract/domain/monitoring';
import { Button } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { postingList, type MonitoringAddress } from './monitoring-address.ts';
import styles from './monitoring.module.css';
import { postingTones, stateText } from '../../../shared/order/posting-names.ts';

/** Photos that a unit is to be proved by: near, middle, far. */
const wantedPhotos = 3;

function columnsOf(onMark: (posting: PostingRow) => void, onPhotos: (posting: PostingRow) => void) {
  const columns: AppColumn<PostingRow>[] = [
    {
      key: 'unitName',
      title: '点位/线路',
      width: 208,
      isSortable: true,
      fixed: 'left',
      ellipsis: true,
      render: ({ unitName, unitNo, isMakeGood }) => (
        <>
          {unitName} <span className={styles.quiet}>#{unitNo}</span>
          {isMakeGood && <span className={styles.chip}>补刊</span>}
        </>
      ),
    },
    { key: 'city', title: '城市', width: 88, render: ({ cityName }) => cityName },
    { key: 'medium', title: '媒体', width: 112, ellipsis: true, render: ({ mediumName }) => mediumName },
    {
      key: 'plannedFrom',
      title: '计划上刊',
      width: 116,
      isSortable: true,
      render: ({ plannedFrom }) => <span className="numeric">{plannedFrom}</span>,
    },
    {
      key: 'postedOn',
      title: '实际上刊',
      width: 148,
      isSortable: true,
      render: ({ postedOn, daysLate }) => (
        <span className="numeric">
          {postedOn ?? missing}
          {daysLate !== null && daysLate > 0 && <em className={styles.late}> +{daysLate} 天</em>}
        </span>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 104,
      isSortable: true,
      render: ({ state, damage }) => <StatusTag tone={postingTones[state]} text={stateText(state, damage)} />,
    },
    {
      key: 'photos',
      title: '照片',
      width: 112,
      render: (row) => (
        <Button type="link" size="small" onClick={() => onPhotos(row)}>
          {row.photos}/{wantedPhotos}
          {row.doubtfulPhotos > 0 && <em className={styles.late}>{row.doubtfulPhotos} 张可疑</em>}
        </Button>
      ),
    },
    { key: 'creative', title: '物料版本', width: 96, render: ({ creative }) => creative ?? missing },
    {
      key: 'offset',
      title: 'GPS 偏差（米）',
      width: 124,
      isNumeric: true,
      render: ({ worstOffsetMeters }) => formatNumber(worstOffsetMeters),
    },
    {
      key: 'takenDownOn',
      title: '实际下刊',
      width: 116,
      render: ({ takenDownOn }) => <span className="numeric">{takenDownOn ?? missing}</span>,
    },
    { key: 'note', title: '说明', width: 168, ellipsis: true, render: ({ note }) => note ?? missing },
    {
      key: 'actions',
      title: '操作',
      width: 96,
      fixed: 'right',
      render: (row) => (
        <Button
          type="link"
          size="small"
          aria-label={`登记/异常 ${row.unitName} #${row.unitNo}`}
          onClick={() => onMark(row)}
        >
          登记/异常
        </Button>
      ),
    },
  ];
  return columns;
}

export interface PostingTableProps {
  readonly address: MonitoringAddress & { readonly orderId: string };
  readonly onAddress: (address: MonitoringAddress) => void;
  readonly onMark: (posting: PostingRow) => void;
}

/** Every unit with what was planned and what became of it; filtered, sorted and paged by the service. */
export function PostingTable({ address, onAddress, onMark }: PostingTableProps) {
  const { orderId, city, state } = address;
  const { question, sort, tableOf } = useListPage(postingList, {
    name: 'order-postings',
    address,
    onAddress,
  });
  const list = useCall(
    'v1/monitoring/list',
    {
      orderId,
      ...question,
      ...(city === undefined ? {} : { cityCode: city }),
      ...(state === undefined ? {} : { state }),
      ...(sort === undefined ? {} : { sortBy: sort.key, order: sort.order }),
    },
    { keepPrevious: true },
  );
  const columns = columnsOf(onMark, ({ cityCode, postingId }) =>
    onAddress({ orderId, view: 'photos', city: cityCode, posting: postingId }),
  );
  return (
    <AppTable<PostingRow>
      {...tableOf(list)}
      caption="投放监测点位表"
      columns={columns}
      rowKey={({ postingId }) => postingId}
      emptyTitle="还没有点位记录，发起监测后逐个登记"
    />
  );
}
