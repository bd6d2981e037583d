import type { Album } from '@ooh/contract/domain/album';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { creativeHref } from '../../shared/creative-work/creative-links.ts';
import { MaterialButton } from '../../shared/creative-work/material-button.tsx';
import { useAlbumOpened } from '../../shared/creative-work/use-album-opened.ts';
import { WorkPicture } from '../../shared/creative-work/work-picture.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { useShortcuts } from '../../ui/editing/use-shortcuts.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './creative-app.module.css';

export interface WorkLightboxProps {
  readonly album: Album;
  /** Its place among the works of the page, from 1. */
  readonly place: number;
  readonly count: number;
  readonly asBrandId: string | undefined;
  readonly onTurn: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

/** One work in large over the wall; ← and → turn to its neighbours. */
export function WorkLightbox(props: WorkLightboxProps) {
  const { album, place, count, asBrandId, onTurn, onClose } = props;
  useReturnFocus();
  useAlbumOpened(album.albumId);
  useShortcuts({ arrowleft: () => onTurn(-1), arrowright: () => onTurn(1) });
  return (
    <Modal
      open
      width="min(1120px, 92vw)"
      title={album.title}
      onCancel={onClose}
      footer={
        <div className={styles.lightboxFoot}>
          <span>
            <Button
              icon={<LeftOutlined aria-hidden="true" />}
              disabled={place === 1}
              onClick={() => onTurn(-1)}
            >
              上一个
            </Button>{' '}
            <span className="numeric">
              {place} / {count}
            </span>{' '}
            <Button disabled={place === count} onClick={() => onTurn(1)}>
              下一个 <RightOutlined aria-hidden="true" />
            </Button>
          </span>
          <span>
            <FavouriteButton kind="album" id={album.albumId} name={album.title} isKept={album.isFavourite} />
            <MaterialButton album={album} />{' '}
            <HrefButton type="primary" href={creativeHref(album.albumId, asBrandId)}>
              查看详情
            </HrefButton>
          </span>
        </div>
      }
    >
      <WorkPicture album={album} />
      <p className={styles.description}>{album.description}</p>
    </Modal>
  );
}
