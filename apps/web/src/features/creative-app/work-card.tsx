import type { Album } from '@ooh/contract/domain/album';
import { EyeOutlined } from '@ant-design/icons';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { WorkPicture } from '../../shared/creative-work/work-picture.tsx';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import styles from './creative-app.module.css';

export interface WorkCardProps {
  readonly album: Album;
  readonly onOpen: () => void;
}

/** A work on the wall: its picture, what it is, and how often it is looked at. */
export function WorkCard({ album, onOpen }: WorkCardProps) {
  const { title, techniques, industry, publishedOn, popularity, hasEffect } = album;
  return (
    <li className={styles.card}>
      <button type="button" className={styles.open} aria-label={`查看 ${title}`} onClick={onOpen}>
        <WorkPicture album={album} />
      </button>
      <div className={styles.cardHead}>
        <b title={title}>{title}</b>
        <FavouriteButton kind="album" id={album.albumId} name={title} isKept={album.isFavourite} />
      </div>
      <div className={styles.cardFoot}>
        <span>
          {techniques.join('、')} · {industry} · {publishedOn.slice(0, 7)}
        </span>
        <span className={styles.marks}>
          {hasEffect && <StatusTag tone="success" text="有效果" />}
          <span className="numeric" title="近 90 天打开（每人每天一次）与收藏">
            <EyeOutlined aria-hidden="true" /> {popularity}
            <span className="visually-hidden">热度</span>
          </span>
        </span>
      </div>
    </li>
  );
}
