/** Imitates the forced colours of a system in the page. Browsers can force colours only for the whole browser; this is close enough to look at, and tests use the browser's own emulation. */

const QUERY = /\(forced-colors:\s*active\)/

/** Makes the rules for forced colours apply always, and lists the selectors that keep their own colours. */
const enableRules = (rules: CSSRuleList, exempt: string[]): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && QUERY.test(rule.conditionText)) rule.media.mediaText = rule.conditionText.replace(QUERY, 'all')
    if (rule instanceof CSSGroupingRule) enableRules(rule.cssRules, exempt)
    if (rule instanceof CSSStyleRule && rule.style.getPropertyValue('forced-color-adjust') === 'none') exempt.push(rule.selectorText)
  }
}

const sheetFor = (exempt: readonly string[]): string => {
  const kept = exempt.length === 0 ? '' : `:not(:is(${exempt.join(', ')}), :is(${exempt.join(', ')}) *)`
  const any = `${kept}:not(svg, svg *)`
  return `
    *${any} { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; background-image: none !important }
    :is(button, select, input, .btn)${any} { color: ButtonText !important; background-color: ButtonFace !important; border-color: ButtonText !important }
    a${any} { color: LinkText !important }
    *${any}:focus-visible { outline-color: Highlight !important }
  `
}

/** Applies to all style sheets that are loaded now; call it after the page is drawn. */
export const imitateForcedColours = (): void => {
  const exempt: string[] = []
  for (const sheet of document.styleSheets) enableRules(sheet.cssRules, exempt)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetFor(exempt))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
