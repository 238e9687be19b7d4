// Before the first picture: the theme and the language somebody chose, so that nothing flashes.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('tortuga') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (language === 'en' || language === 'pl') document.documentElement.lang = language
} catch {
  // nothing was chosen, or storage is forbidden
}
