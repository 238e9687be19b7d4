/** Copies of a piece's picture, for pieces that follow the pointer or fly above the table. */

/** Attributes by which the table finds its pieces; a copy must not be found instead of the piece. */
const IDENTITIES = [
  'id',
  'tabindex',
  'aria-label',
  'data-stop',
  'data-group',
  'data-target',
  'data-drop',
  'data-drag',
  'data-place',
  'data-also',
  'data-focus',
  'data-piece',
  'data-lifted',
  'data-over',
] as const

/** The picture of a piece: its part with `data-picture`, or its only child, or the whole piece. */
const pictureOf = (piece: HTMLElement): Element => {
  const only = piece.childElementCount === 1 ? piece.firstElementChild : null
  return piece.querySelector('[data-picture]') ?? only ?? piece
}

/** A copy of a piece's picture with the same size, at least `narrowest` pixels wide. `also` names further attributes to remove. */
export const copyPicture = (piece: HTMLElement, narrowest = 0, also: readonly string[] = []): HTMLElement | SVGElement | null => {
  const picture = pictureOf(piece)
  const copy = picture.cloneNode(true)
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return null
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of [...IDENTITIES, ...also]) part.removeAttribute(name)
  const { width, height } = picture.getBoundingClientRect()
  const grown = Math.max(width, narrowest)
  Object.assign(copy.style, {
    boxSizing: 'border-box',
    width: `${grown}px`,
    height: `${width === 0 ? 0 : (height * grown) / width}px`,
    fontSize: getComputedStyle(picture).fontSize,
  })
  return copy
}
