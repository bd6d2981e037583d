import { useSyncExternalStore } from 'react';
import type { ThemeName } from '../../session/persisted-session.ts';
import { getSession, subscribeSession, updateSession } from '../../session/session-store.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

const paper = matchMedia('print');
let isBeforePrinter = false;
const paperListeners = new Set<() => void>();

function tellPaper(): void {
  for (const listener of paperListeners) listener();
}

paper.addEventListener('change', tellPaper);
addEventListener('beforeprint', () => {
  isBeforePrinter = true;
  tellPaper();
});
addEventListener('afterprint', () => {
  isBeforePrinter = false;
  tellPaper();
});

/** On paper the theme is light, whatever the screen has. */
function currentTheme(): ThemeName {
  if (isBeforePrinter || paper.matches) return 'light';
  return getSession().theme ?? (systemDark.matches ? 'dark' : 'light');
}

function subscribeTheme(listener: () => void): () => void {
  systemDark.addEventListener('change', listener);
  paperListeners.add(listener);
  const unsubscribe = subscribeSession(listener);
  return () => {
    systemDark.removeEventListener('change', listener);
    paperListeners.delete(listener);
    unsubscribe();
  };
}

/** The theme in force: the stored preference, or the system's where there is none. */
export function useThemeName(): ThemeName {
  return useSyncExternalStore(subscribeTheme, currentTheme);
}

export function setTheme(theme: ThemeName): void {
  updateSession({ theme });
}

/** Keeps the document in the theme in force, and the stored preference in step with a system change. */
export function applyThemeToDocument(): void {
  const apply = () => {
    const theme = currentTheme();
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.style.colorScheme = theme;
    root.style.backgroundColor = '';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#141b25' : '#ffffff');
  };
  systemDark.addEventListener('change', (event) => setTheme(event.matches ? 'dark' : 'light'));
  subscribeTheme(apply);
  apply();
}
