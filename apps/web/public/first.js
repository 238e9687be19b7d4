// Runs before the first paint: applies the stored theme, contrast and language, so that nothing flashes. Without storage it follows the system.
{
  const page = document.documentElement
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('tortuga')) ?? {}
  } catch {
    // nothing is stored, or storage is forbidden
  }
  const { theme, contrast, language } = stored
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  if (contrast === 'high' || (contrast !== 'normal' && matchMedia('(prefers-contrast: more)').matches)) page.dataset.contrast = 'high'
  if (/^[a-z]{2}$/.test(language)) page.lang = language
}

// If the page's own script is missing, the server has switched to a newer build. The page reloads once; after that it shows a message.
// A page in development has no build: there the script has an error, which Vite shows, and a reload would not help.
addEventListener(
  'error',
  ({ target }) => {
    const build = document.querySelector('meta[name="build"]')?.content
    if (!(target instanceof HTMLScriptElement) || build === undefined) return
    try {
      if (sessionStorage.getItem('tortuga-reloaded') !== build) {
        sessionStorage.setItem('tortuga-reloaded', build)
        sessionStorage.setItem('tortuga-why', 'gone')
        return location.reload()
      }
    } catch {
      // without storage it could reload forever
    }
    addEventListener('load', () => {
      const message = document.createElement('p')
      message.className = 'text-page'
      message.textContent =
        'This page could not be loaded completely. Please reload it. · Nie udało się wczytać całej strony. Wczytaj ją ponownie.'
      document.querySelector('#root')?.append(message)
    })
  },
  true,
)
