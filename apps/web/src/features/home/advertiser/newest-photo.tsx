import { useCall } from '../../../api/use-call.ts';
import { PhotoPicture } from '../../../shared/media-picture/photo-picture.tsx';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import styles from './advertiser-home.module.css';

/** The newest accepted photo of a campaign, small. */
export function NewestPhoto({ orderId }: { readonly orderId: string }) {
  // Unnotified: one picture of a row of many, which shows 「—」 instead.
  const found = useCall(
    'v1/monitoring/photo-wall',
    { orderId, verdict: 'accepted', pageSize: 1 },
    { unnotified: true },
  );
  const photo = found.data?.rows[0];
  if (photo === undefined) return missing;
  return (
    <span className={styles.thumbnail}>
      <PhotoPicture photoId={photo.photoId} alt={`${photo.unitName} ${formatTime(photo.takenAt)}`} />
    </span>
  );
}
