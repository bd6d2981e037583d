import type { RankedCity } from '@ooh/contract/domain/city-index';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { FigureValue, NoFigure } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatCount, formatFen, formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { IndexValue } from './index-value.tsx';
import styles from './people-city.module.css';

/** A number of the supply, or the word for why there is none. */
function supplied({ supply }: RankedCity, value: number | null, format: (value: number) => string) {
  if (supply.state === 'computing') return <span className={styles.note}>计算中</span>;
  if (value !== null) return format(value);
  return <NoFigure word={missing} reason={supply.reason ?? '样本不足，或所选档期没有空位'} />;
}

/** What is for sale decides how many contacts there are: told beside them where a city has no lines. */
function contactsCell(row: RankedCity) {
  const { supply } = row;
  const hasLines = supply.media.some(({ mediumId }) => movingMedia.isMoving(mediumId));
  const value = supplied(row, supply.contactsPerPerson, (contacts) => formatNumber(contacts, 2));
  if (supply.state !== 'ready' || hasLines) return value;
  return (
    <span className={styles.city}>
      {value}
      <small title="所选档期没有可售的公交线路，接触只来自固定媒体">无线路</small>
    </span>
  );
}

function freeCell(row: RankedCity) {
  const { supply } = row;
  const value = supplied(row, supply.freeShare, (share) => formatShare(share));
  if (supply.freeUnits === null) return value;
  const left = supply.uncountedUnits ?? 0;
  return (
    <span className={styles.city}>
      {value}
      <small
        title={`空位 ${formatNumber(supply.freeUnits)} 个${left > 0 ? `，其中 ${formatNumber(left)} 个样本不足或未建模，不计接触` : ''}`}
      >
        {formatCount(supply.freeUnits)} 个
      </small>
    </span>
  );
}

/** Of everybody the share is 100 % in every city: told of an audience alone. */
const audienceColumns: readonly AppColumn<RankedCity>[] = [
  {
    key: 'share',
    title: 'TA 占比',
    width: 76,
    isNumeric: true,
    isSortable: true,
    render: ({ share }) => <FigureValue figure={share} format={asShare} />,
  },
  {
    key: 'tgi',
    title: 'TGI',
    width: 68,
    isNumeric: true,
    isSortable: true,
    render: ({ tgi }) => <TgiValue figure={tgi} />,
  },
];

/** Columns of the ranking. */
export const rankingColumns = (hasAudience: boolean): readonly AppColumn<RankedCity>[] => [
  { key: 'rank', title: '序', width: 36, fixed: 'left', isNumeric: true, render: (_, at) => at + 1 },
  {
    key: 'city',
    title: '城市',
    width: 72,
    fixed: 'left',
    render: ({ cityName, tier }) => (
      <span className={styles.city}>
        {cityName}
        {tier !== null && <small>{tier}</small>}
      </span>
    ),
  },
  {
    key: 'index',
    title: '推荐指数',
    width: 88,
    isNumeric: true,
    isSortable: true,
    render: ({ index }) => <IndexValue index={index} />,
  },
  {
    key: 'persons',
    title: hasAudience ? 'TA 人数' : '常住 15+',
    width: 84,
    isNumeric: true,
    isSortable: true,
    render: ({ persons }) => <FigureValue figure={persons} format={asCount} />,
  },
  ...(hasAudience ? audienceColumns : []),
  {
    key: 'contacts',
    title: '人均接触/日',
    width: 88,
    isNumeric: true,
    isSortable: true,
    render: contactsCell,
  },
  {
    key: 'cpm',
    title: hasAudience ? '中位 TA-CPM' : '中位 CPM',
    width: 92,
    isNumeric: true,
    isSortable: true,
    render: (row) => supplied(row, row.supply.medianCpmFen, formatFen),
  },
  {
    key: 'free',
    title: '空位率',
    width: 76,
    isNumeric: true,
    isSortable: true,
    render: freeCell,
  },
];
