/** Style and script of the report page, in light and dark, without external resources. */

export const STYLE = `
:root {
  color-scheme: light dark;
  --sea-0: light-dark(#dbe7de, #0a2122);
  --panel: light-dark(#f7efdc, #113130);
  --line: light-dark(#9db8aa, #32605a);
  --line-strong: light-dark(#4f786c, #6f9a8d);
  --ink: light-dark(#14302e, #f2e9d3);
  --ink-2: light-dark(#3d5650, #b9cabb);
  --brass: light-dark(#77500d, #e0b45c);
  --focus: light-dark(#7a3c00, #ffd98a);
  --fill: light-dark(#4f786c, #6f9a8d);
  --serif: 'Young Serif', Georgia, 'Times New Roman', serif;
  --sans: 'Source Sans 3', 'Segoe UI', system-ui, sans-serif;
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--sea-0); color: var(--ink); font-family: var(--sans); font-size: 1rem; line-height: 1.45; font-variant-numeric: lining-nums tabular-nums; }
.bar-top { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: flex-end; max-width: 1240px; margin: 0 auto; padding: 12px 24px 0; }
fieldset { display: flex; gap: 4px; align-items: center; margin: 0; padding: 0; border: 0; }
legend { float: left; padding: 0 8px 0 0; color: var(--ink-2); font-size: 0.875rem; }
button { min-height: 32px; padding: 4px 12px; border: 1px solid var(--line-strong); border-radius: 9px; background: none; color: var(--ink); font-family: inherit; font-size: 0.875rem; cursor: pointer; }
button[aria-pressed='true'] { background: #d3a348; border-color: #8d6520; color: #1d1608; font-weight: 600; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main { max-width: 1240px; margin: 0 auto; padding: 0 24px 48px; }
h1, h2 { font-family: var(--serif); font-weight: 400; line-height: 1.15; }
h1 { margin: 16px 0 8px; font-size: 2.25rem; }
h2 { margin: 0 0 12px; font-size: 1.375rem; }
p { max-width: 70ch; margin: 0 0 12px; }
.lead { color: var(--ink-2); font-size: 1.125rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 24px; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 4px 0; }
a { color: var(--brass); text-underline-offset: 3px; }
section { margin: 0 0 24px; padding: 24px; border: 1px solid var(--line); border-radius: 14px; background: var(--panel); }
section > ul { max-width: 76ch; margin: 0 0 12px; padding-left: 20px; }
li { margin-bottom: 6px; }
figure { margin: 0 0 20px; }
.wide { overflow-x: auto; }
figcaption { margin-bottom: 4px; color: var(--ink-2); font-size: 0.875rem; }
svg { display: block; width: 100%; max-width: 820px; height: auto; font-family: var(--sans); font-size: 13px; }
svg text { fill: var(--ink); }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg .above { paint-order: stroke; stroke: var(--panel); stroke-width: 4; }
svg.narrow { display: none; }
.grid { stroke: var(--line); stroke-width: 1; }
.even { stroke: var(--brass); stroke-width: 2; stroke-dasharray: 5 4; }
.reach { stroke: var(--ink); stroke-width: 2; stroke-linecap: round; }
.point { fill: var(--brass); stroke: var(--panel); stroke-width: 1.5; }
.bar { fill: var(--fill); }
.dots { fill: none; stroke: var(--fill); stroke-width: 5; stroke-linecap: round; stroke-opacity: 0.55; }
.ring { fill: transparent; stroke: var(--brass); stroke-width: 2.5; }
a:hover .ring { fill: var(--brass); }
table { border-collapse: collapse; margin: 0 0 20px; font-size: 0.875rem; }
caption { padding: 0 0 6px; text-align: left; color: var(--ink-2); }
th, td { padding: 5px 14px 5px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; }
th { font-weight: 600; }
tbody th { position: sticky; left: 0; background: var(--panel); font-weight: 400; white-space: nowrap; }
thead th { vertical-align: bottom; }
td.number, th.number { text-align: right; }
td { white-space: nowrap; }
pre { overflow-x: auto; margin: 0 0 12px; padding: 12px; border: 1px solid var(--line); border-radius: 9px; font-size: 0.875rem; }
@media (max-width: 700px) {
  main, .bar-top { padding-left: 12px; padding-right: 12px; }
  section { padding: 16px 12px; }
  h1 { font-size: 1.75rem; }
  svg.broad { display: none; }
  svg.narrow { display: block; }
  table, caption, tbody { display: block; width: 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: grid; grid-template-columns: minmax(0, 1fr); padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody th { position: static; padding: 0 0 2px; border: 0; font-weight: 600; white-space: normal; }
  td, td.number { display: flex; justify-content: space-between; gap: 16px; padding: 1px 0; border: 0; text-align: right; white-space: normal; overflow-wrap: anywhere; }
  td::before { content: attr(data-head); flex: none; max-width: 55%; color: var(--ink-2); text-align: left; }
  td:empty { display: none; }
}
@media (forced-colors: active) {
  button[aria-pressed='true'] { forced-color-adjust: none; }
  .point, .bar { fill: CanvasText; }
  .reach, .even, .dots, .ring, .grid { stroke: CanvasText; }
  svg text { fill: CanvasText; }
}
@media print { .bar-top, nav { display: none; } section { break-inside: avoid-page; } }
`

/** Switches language and theme. The page is complete without it. */
export const SCRIPT = `
const root = document.documentElement
const press = (name, value) => {
  for (const button of document.querySelectorAll('button[data-' + name + ']')) button.setAttribute('aria-pressed', String(button.dataset[name] === value))
}
const setLanguage = language => {
  root.lang = language
  for (const part of document.querySelectorAll('[data-document]')) part.hidden = part.dataset.document !== language
  document.title = document.querySelector('[data-document="' + language + '"] h1').textContent
  press('language', language)
}
const setTheme = theme => {
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  press('theme', theme)
}
document.addEventListener('click', event => {
  const button = event.target.closest('button')
  if (button?.dataset.language) {
    setLanguage(button.dataset.language)
    document.querySelector('[data-document]:not([hidden]) [data-language="' + root.lang + '"]')?.focus()
  }
  if (button?.dataset.theme) setTheme(button.dataset.theme)
})
setLanguage(root.lang)
setTheme('auto')
`
