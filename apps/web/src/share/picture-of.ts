/** Makes a picture of an element of the page: a copy with all styles and fonts inside, drawn on a canvas. */

const NAMESPACE = 'http://www.w3.org/1999/xhtml'
/** Pixels of the picture per pixel of the page. */
const SCALE = 2

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const describeStyle = (element: Element): string => {
  const style = getComputedStyle(element)
  return [...style].map(name => `${name}:${style.getPropertyValue(name)}`).join(';')
}

/**
 * The element as XML with its computed styles, because the picture has no style sheets. It is written as text: the page's content security policy
 * forbids style attributes in its own documents.
 */
const describeElement = (element: Element): string => {
  const { localName: tag, namespaceURI } = element
  const kept = [...element.attributes].filter(({ name }) => name !== 'class' && name !== 'style' && name !== 'xmlns' && !name.includes(':'))
  const attributes = kept.map(({ name, value }) => ` ${name}="${escapeText(value)}"`).join('')
  const children = [...element.childNodes].map(child =>
    child instanceof Element ? describeElement(child) : child instanceof Text ? escapeText(child.data) : '',
  )
  return `<${tag} xmlns="${namespaceURI ?? NAMESPACE}"${attributes} style="${escapeText(describeStyle(element))}">${children.join('')}</${tag}>`
}

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('a font could not be read'))
    })
    reader.readAsDataURL(blob)
  })

const fontFacesOf = (sheet: CSSStyleSheet): readonly CSSFontFaceRule[] =>
  [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)

/** The fonts of the page, with their files inside. */
const embedFonts = async (): Promise<string> => {
  const faces = [...document.styleSheets].flatMap(sheet => {
    const base = sheet.href ?? location.href
    return fontFacesOf(sheet).map(rule => ({ css: rule.cssText, address: /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1], base }))
  })
  const embedded = await Promise.all(
    faces.map(async ({ css, address, base }) => {
      if (address === undefined) return ''
      const response = await fetch(new URL(address, base))
      return css.replace(address, await toDataUrl(await response.blob()))
    }),
  )
  return embedded.join('\n')
}

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('the picture could not be drawn')))
    image.src = address
  })

/** The margin around the element, and the height of the caption. */
const MARGIN = 24
const CAPTION = 36

export type PictureFrame = { readonly background: string; readonly ink: string; readonly font: string; readonly caption: string }

/** A PNG of the element with a margin, and a caption below it. */
export const pictureOf = async (element: HTMLElement, { background, ink, font, caption }: PictureFrame): Promise<Blob> => {
  const { width, height } = element.getBoundingClientRect()
  const style = `<style xmlns="${NAMESPACE}">${escapeText(await embedFonts())}</style>`
  const markup = `<div xmlns="${NAMESPACE}">${style}${describeElement(element)}</div>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE)
  canvas.height = Math.ceil((height + 2 * MARGIN + CAPTION) * SCALE)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  context.drawImage(image, MARGIN, MARGIN)
  context.fillStyle = ink
  context.font = font
  context.fillText(caption, MARGIN, height + MARGIN + CAPTION)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}
