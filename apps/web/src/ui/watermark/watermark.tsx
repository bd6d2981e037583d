import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { themeColours } from '../theme/tokens.ts';
import { useThemeName } from '../theme/use-theme.ts';
import { watermarkSvg } from './watermark-tile.ts';
import styles from './watermark.module.css';

/**
 * Product and user name over every screen, or a custom text between their rows. It ignores the pointer and is hidden from screen
 * readers.
 */
export function Watermark({ text: ownText }: { readonly text?: string }) {
  const name = useDisplayName();
  const text = ownText ?? productWithUser(name);
  const colour = themeColours[useThemeName()].watermark;
  const image = `url("data:image/svg+xml,${encodeURIComponent(watermarkSvg(text, colour))}")`;
  return (
    <div
      className={styles.watermark}
      style={{
        backgroundImage: image,
        ...(ownText === undefined ? {} : { backgroundPosition: '100px 100px' }),
      }}
      data-watermark={text}
      aria-hidden="true"
    />
  );
}
