import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while this part of the page is being printed: rows out of view must be there too. `print` prints it
 * without the rest of the page.
 */
export function useWholePrint(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const end = () => {
      delete document.documentElement.dataset.printing;
      setIsPrinting(false);
    };
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  const print = () => {
    document.documentElement.dataset.printing = 'part';
    // The printer takes the page as it stands when `print` is called.
    flushSync(() => setIsPrinting(true));
    window.print();
  };
  return { isPrinting, print };
}
