import { ClockCircleOutlined, EnvironmentOutlined, WarningOutlined } from '@ant-design/icons';
import type { MonitoringPhoto } from '@ooh/contract/domain/monitoring';
import { Checkbox } from 'antd';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import monitoringStyles from './monitoring.module.css';
import styles from './photo-wall.module.css';
import { PhotoPicture } from '../../../shared/media-picture/photo-picture.tsx';
import { doubtNames, shotNames, verdictNames } from '../../../shared/order/posting-names.ts';

const verdictTones = { unchecked: 'waiting', accepted: 'success', rejected: 'error' } as const;

interface PhotoCardProps {
  readonly photo: MonitoringPhoto;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function PhotoCard({ photo, isChosen, onChoose }: PhotoCardProps) {
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
