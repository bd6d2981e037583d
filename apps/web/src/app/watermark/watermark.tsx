import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { watermarkSvg } from './watermark-tile.ts';
import styles from './watermark.module.css';

/** Product and user name over every screen. It takes no pointer and no screen reader notices it. */
export function Watermark() {
  const text = productWithUser(useDisplayName());
  const colour = useThemeName() === 'dark' ? '#ffffff' : '#000000';
  const image = `url("data:image/svg+xml,${encodeURIComponent(watermarkSvg(text, colour))}")`;
  return (
    <div
      className={styles.watermark}
      style={{ backgroundImage: image }}
      data-watermark={text}
      aria-hidden="true"
    />
  );
}
