import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export interface HrefLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the application, with its search string. */
  readonly href: string;
}

/** A link to an address that is put together at run time; opens in the page, or in a new window as the reader asks. */
export function HrefLink({ href, onClick, children, ...rest }: HrefLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.stopPropagation();
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}
