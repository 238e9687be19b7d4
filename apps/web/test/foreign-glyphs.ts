/** Finds text that is not drawn with the fonts of this project, because its glyphs would differ from machine to machine. */
import type { Page } from 'playwright-core'

type DomNode = {
  readonly nodeId: number
  readonly nodeType: number
  readonly nodeValue: string
  readonly nodeName: string
  readonly children?: readonly DomNode[]
}
type UsedFont = { readonly familyName: string; readonly isCustomFont: boolean; readonly glyphCount: number }

const TEXT_NODE = 3
const UNDRAWN = ['SCRIPT', 'STYLE', 'TITLE', 'HEAD']

/** The elements that contain text themselves. */
const withText = (node: DomNode): readonly DomNode[] => {
  if (UNDRAWN.includes(node.nodeName)) return []
  const children = node.children ?? []
  const isOwn = children.some(child => child.nodeType === TEXT_NODE && child.nodeValue.trim() !== '')
  return [...(isOwn ? [node] : []), ...children.flatMap(withText)]
}

/** One line for each text with a font of the machine: the font and the beginning of the text. */
export const findForeignGlyphs = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: false })) as unknown as { readonly root: DomNode }
  const found: string[] = []
  for (const node of withText(root)) {
    const { fonts } = (await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })) as {
      readonly fonts: readonly UsedFont[]
    }
    const text = (node.children ?? []).map(({ nodeValue }) => nodeValue).join('')
    found.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}: ${text.slice(0, 60)}`))
  }
  await session.detach()
  return [...new Set(found)]
}
