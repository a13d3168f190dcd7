// Runs before the first paint so that neither the scheme nor the brand flashes. Keep it free of imports.
(function () {
  var root = document.documentElement;
  var presets = {
    'Brand Blue': '#1e3a8a',
    'Professional Green': '#059669',
    'Corporate Purple': '#7c3aed',
    'Trust Blue': '#0ea5e9',
  };
  var isHex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var chosen = read('theme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-scheme', dark ? 'dark' : 'light');
  var language = read('language') || (navigator.language || 'en').slice(0, 2);
  root.lang = ['en', 'es', 'fr', 'de'].indexOf(language) < 0 ? 'en' : language;
  var brand = {};
  try {
    brand = JSON.parse(read('branding') || '{}') || {};
  } catch (error) {
    brand = {};
  }
  var themeColor = presets[read('themeColor')];
  var colors = {
    primary: brand.primaryColor || themeColor,
    secondary: brand.secondaryColor,
    accent: brand.accentColor,
  };
  for (var name in colors) if (isHex.test(colors[name] || '')) root.style.setProperty('--brand-' + name, colors[name]);
})();
