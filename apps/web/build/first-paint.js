// Stands in the page itself and runs before anything of it is painted. It sets the theme, and asks at once for what the
// page's own code would ask for one after the other: the parts of the page that the address names, and the user.
// The storage key is asserted by persisted-session.test.ts; pageParts is filled in by the build.
(function () {
  /** @type {{ names: string[], pages: Record<string, number[]>, open: string[], userCall: string }} */
  var parts = pageParts;
  var session;
  try {
    session = JSON.parse(localStorage.getItem('ooh-planner@0.0.1/session'));
  } catch {
    session = null;
  }
  session = session || {};
  var theme = session.theme;
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.style.backgroundColor = theme === 'dark' ? '#0c1118' : '#f4f6f8';

  function ask(rel, kind, address) {
    var link = document.createElement('link');
    link.rel = rel;
    if (kind) link.as = kind;
    if (kind !== 'image') link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }

  var path = location.pathname.replace(/(.)\/$/, '$1');
  var isOpen = parts.open.indexOf(path) >= 0;
  // Without a session a guarded page sends to the sign-in page.
  var shown = isOpen || session.token ? path : '/login';
  if (shown === '/login') ask('preload', 'image', '/city-net.svg');
  (parts.pages[shown] || []).forEach(function (index) {
    var name = parts.names[index];
    if (name.endsWith('.css')) ask('preload', 'style', '/assets/' + name);
    else ask('modulepreload', '', '/assets/' + name);
  });
  if (typeof session.token !== 'string' || !parts.pages[path]) return;
  var answer = fetch(parts.userCall, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: 'Bearer ' + session.token,
    },
    credentials: 'include',
    body: '{}',
  });
  // Whoever takes it hears of the failure; until then it is no unhandled one.
  answer.catch(function () {});
  window.oohFirstAnswer = { url: parts.userCall, token: session.token, answer: answer };
})();
