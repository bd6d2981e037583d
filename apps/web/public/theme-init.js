// Sets the theme before the first paint. The storage key is asserted by persisted-session.test.ts.
// The picture of the sign-in page is asked for here too, so that it does not wait for the page's code.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem('ooh-planner@0.0.1/session') || '{}').theme;
  } catch {
    theme = undefined;
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.style.backgroundColor = theme === 'dark' ? '#0d1017' : '#f4f6f9';
  if (location.pathname === '/login') {
    var picture = document.createElement('link');
    picture.rel = 'preload';
    picture.as = 'image';
    picture.href = '/china-dots.svg';
    document.head.append(picture);
  }
})();
