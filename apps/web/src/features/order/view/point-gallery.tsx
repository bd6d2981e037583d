import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fetchFile } from '../../../api/call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderPoint } from './point-pois.tsx';
import styles from './point-gallery.module.css';

type Photo = OrderPoint['photos'][number];

/** A picture is fetched with the session, which an address in an <img> would not carry. */
function PhotoTile({ photo, name }: { readonly photo: Photo; readonly name: string }) {
  const { photoId, takenAt } = photo;
  const picture = useQuery({
    queryKey: ['v1/monitoring/photos/{photoId}', { photoId }],
    queryFn: async ({ signal }) => {
      // Unnotified: one picture of many, which says so in its place.
      const { body } = await fetchFile(
        'v1/monitoring/photos/{photoId}',
        { photoId },
        { signal, unnotified: true },
      );
      return body?.file ?? null;
    },
    staleTime: Infinity,
  });
  const url = useMemo(() => (picture.data ? URL.createObjectURL(picture.data) : null), [picture.data]);
  useEffect(() => () => void (url === null || URL.revokeObjectURL(url)), [url]);
  const text = takenAt === null ? '拍摄时间未知' : formatTime(takenAt);
  return (
    <figure>
      {url === null ? (
        <span className={styles.noPhoto}>{picture.isPending ? '加载中' : '照片无法显示'}</span>
      ) : (
        <img src={url} alt={`${name}，${text}`} />
      )}
      <figcaption className="numeric">{text}</figcaption>
    </figure>
  );
}

/** Photos of a position as it hung. */
export function PointGallery({ photos, name }: { readonly photos: readonly Photo[]; readonly name: string }) {
  if (photos.length === 0)
    return <StateBlock kind="empty" title="还没有照片" description="上刊并上传监播照片后显示。" />;
  return (
    <div className={styles.gallery}>
      {photos.map((photo) => (
        <PhotoTile key={photo.photoId} photo={photo} name={name} />
      ))}
    </div>
  );
}
