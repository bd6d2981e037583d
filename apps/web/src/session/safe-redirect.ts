/**
 * The path to go to after sign-in. Only a path of this site counts: anything that a browser could read as
 * another origin, and the login page itself, becomes "/".
 */
export function safeRedirect(requested: unknown, origin: string): string {
  if (typeof requested !== 'string' || !/^\/(?![/\\])/.test(requested)) return '/';
  let url: URL;
  try {
    url = new URL(requested, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.pathname === '/login' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
