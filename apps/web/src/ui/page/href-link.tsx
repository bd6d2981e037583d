import { useRouter } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** Takes a plain click on a link into the application; other clicks open a window, as the reader asks. */
function useHrefClick(href: string, keepsScroll = false): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  return (event) => {
    event.stopPropagation();
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void router.navigate({ href, resetScroll: !keepsScroll });
  };
}

export interface HrefLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** Address inside the application, with its search string. */
  readonly href: string;
  /** The page stays where it is scrolled to. */
  readonly keepsScroll?: boolean;
}

/** A link to a URL built at run time. */
export function HrefLink({ href, keepsScroll, children, ...rest }: HrefLinkProps) {
  const go = useHrefClick(href, keepsScroll);
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

/** The same link styled as a button. */
export function HrefButton({
  href,
  ...rest
}: Omit<ButtonProps, 'href' | 'onClick'> & { readonly href: string }) {
  const go = useHrefClick(href);
  return <Button {...rest} href={href} onClick={go} />;
}
