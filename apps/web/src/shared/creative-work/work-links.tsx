import type { Album } from '@ooh/contract/domain/album';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { creativeHref } from './creative-links.ts';
import { WorkPicture } from './work-picture.tsx';
import styles from './work-links.module.css';

/** Works as small pictures that lead to them. */
export function WorkLinks({
  works,
  asBrandId,
}: {
  readonly works: readonly Album[];
  readonly asBrandId?: string;
}) {
  return (
    <ul className={styles.works}>
      {works.map((album) => (
        <li key={album.albumId}>
          <HrefLink href={creativeHref(album.albumId, asBrandId)}>
            <WorkPicture album={album} />
            <span className={styles.name}>{album.title}</span>
          </HrefLink>
          <small>
            {album.techniques.join('、')} · {album.industry}
          </small>
        </li>
      ))}
    </ul>
  );
}
