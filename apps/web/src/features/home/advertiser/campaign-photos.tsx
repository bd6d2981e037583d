import { useCall } from '../../../api/use-call.ts';
import { PhotoPicture } from '../../../shared/media-picture/photo-picture.tsx';
import { monitoringHref } from '../../../shared/order/order-addresses.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import styles from './advertiser-home.module.css';

/** The newest accepted photos of a campaign; nothing where there is none. */
export function CampaignPhotos({ orderId }: { readonly orderId: string }) {
  const photos = useCall('v1/monitoring/photo-wall', { orderId, verdict: 'accepted', pageSize: 4 });
  if (!photos.data || photos.data.rows.length === 0) return null;
  return (
    <Card
      title="上刊照片"
      extra={<HrefLink href={monitoringHref(orderId)}>全部 {photos.data.total} 张</HrefLink>}
    >
      <ul className={styles.photos}>
        {photos.data.rows.map(({ photoId, unitName, takenAt }) => (
          <li key={photoId}>
            <PhotoPicture photoId={photoId} alt={unitName} />
            <p>{unitName}</p>
            <small>{formatTime(takenAt)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
