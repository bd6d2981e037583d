import { PictureOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../api/call.ts';
import { readAsDataUrl } from '../../ui/avatar/read-as-data-url.ts';
import styles from './photo-picture.module.css';

/** A photo, a grey ground while it is on its way, and a word where it is lost. It is fetched with the token. */
export function PhotoPicture({ photoId, alt }: { readonly photoId: string; readonly alt: string }) {
  const { data } = useQuery({
    queryKey: ['v1/monitoring/photos/{photoId}', { photoId }],
    queryFn: async ({ signal }) => {
      const answer = await fetchFile('v1/monitoring/photos/{photoId}', { photoId }, { signal, quiet: true });
      return answer.body ? readAsDataUrl(answer.body.file) : null;
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (data) return <img className={styles.picture} src={data} alt={alt} />;
  return (
    <div className={styles.placeholder}>
      <PictureOutlined aria-hidden="true" />
      <span>{data === null ? '照片无法打开' : '照片加载中'}</span>
    </div>
  );
}
