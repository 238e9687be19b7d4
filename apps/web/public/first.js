// Before the first picture: the theme and the language somebody chose, so that nothing flashes.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('tortuga') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (language === 'en' || language === 'pl') document.documentElement.lang = language
} catch {
  // nothing was chosen, or storage is forbidden
}

// The page's own script is gone: the server took up a newer build in between. Asked for again once; after that it is said.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    try {
      const build = document.querySelector('meta[name="build"]')?.content ?? 'none'
      if (sessionStorage.getItem('tortuga-reloaded') !== build) {
        sessionStorage.setItem('tortuga-reloaded', build)
        sessionStorage.setItem('tortuga-why', 'gone')
        return location.reload()
      }
    } catch {
      // without storage it would go round in circles
    }
    addEventListener('load', () => {
      const words = document.createElement('p')
      words.className = 'text-page'
      words.textContent = 'This page has not come whole. Please load it anew. · Strona nie dotarła w całości. Wczytaj ją ponownie.'
      document.querySelector('#root')?.append(words)
    })
  },
  true,
)
