import { UserOutlined } from '@ant-design/icons';
import styles from './user-avatar.module.css';
import { usePictureUrl } from './use-picture-url.ts';

export interface UserAvatarProps {
  /** Address of the stored picture; null shows the default image. */
  readonly picture: string | null;
  readonly sizePx?: number;
}

export function UserAvatar({ picture, sizePx = 28 }: UserAvatarProps) {
  const url = usePictureUrl(picture);
  const size = { width: sizePx, height: sizePx, fontSize: sizePx / 2 };
  if (url !== undefined) return <img className={styles.avatar} src={url} alt="" style={size} />;
  return (
    <span className={styles.avatar} style={size} aria-hidden="true">
      <UserOutlined aria-hidden="true" />
    </span>
  );
}
