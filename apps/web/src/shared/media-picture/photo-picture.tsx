import { PictureOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../api/call.ts';
import type { CallInput, KeysOfKind } from '../../api/call-types.ts';
import { readAsDataUrl } from '../../ui/avatar/read-as-data-url.ts';
import styles from './photo-picture.module.css';

interface FetchedPictureProps<Key extends KeysOfKind<'file'>> {
  /** The call that answers the picture, and what it is asked. */
  readonly file: Key;
  readonly input: CallInput<Key>;
  readonly alt: string;
}

/** A stored picture, a grey ground while it is on its way, and a word where it is lost. It is fetched with the token. */
export function FetchedPicture<Key extends KeysOfKind<'file'>>({
  file,
  input,
  alt,
}: FetchedPictureProps<Key>) {
  const { data } = useQuery({
    queryKey: [file, input],
    queryFn: async ({ signal }) => {
      // Unnotified: one picture of many, in whose place something is drawn.
      const answer = await fetchFile(file, input, { signal, unnotified: true });
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

/** A photo of a posting. */
export const PhotoPicture = ({ photoId, alt }: { readonly photoId: string; readonly alt: string }) => (
  <FetchedPicture file="v1/monitoring/photos/{photoId}" input={{ photoId }} alt={alt} />
);
