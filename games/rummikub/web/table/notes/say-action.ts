/** The last action in a sentence: announced to screen readers, and shown if the player could not see it otherwise. */
import { faceOfTile, type TileId } from '../draft/tile-ids.ts'
import type { TableContext } from '../context/context.ts'
import { saySetFault } from './fault-note.tsx'

const saySetState = (context: TableContext, index: number): string => {
  const { draftCheck, text } = context
  const mark = draftCheck?.marks[index]
  if (mark === undefined || mark.state === 'plain') return ''
  if (mark.why === null) return `${text.setRight}.`
  const { title, more } = saySetFault(context, mark.why)
  return [`${title}.`, more].filter(part => part !== '').join(' ')
}

const namesOf = ({ turn, terms }: TableContext, tiles: readonly TileId[]): string =>
  tiles.map(id => terms.tile(faceOfTile(turn.draft.base, id))).join(', ')

export const sayLastAction = (context: TableContext): string => {
  const { turn, text, terms, draftCheck, view, hasOpened } = context
  const { lastAction, draft, selected } = turn
  if (lastAction === null) return selected.length > 0 ? text.marked(selected.length) : ''
  const sum = hasOpened || draftCheck === null ? '' : ` ${text.sumLabel} ${text.sum(draftCheck.sum, view.options.openingMin)}.`
  switch (lastAction.type) {
    case 'moved': {
      const index = draft.sets.findIndex(({ id }) => id === lastAction.set)
      const say = lastAction.isNew ? text.movedNew : text.moved
      return `${say(namesOf(context, lastAction.tiles), index + 1)} ${saySetState(context, index)}${sum}`
    }
    case 'back':
      return `${text.movedBack(namesOf(context, lastAction.tiles))}${sum}`
    case 'arranged':
      return lastAction.left.length === 0 ? text.arranged : text.arrangedBut(lastAction.left.map(terms.tile).join(', '))
    case 'rebased':
      return text.relaid(lastAction.lost)
    default:
      return text.actions[lastAction.type]
  }
}

/** The last action as a visible text; empty if the player can see on the table what it did. */
export const sayShownAction = (context: TableContext): string => {
  const type = context.turn.lastAction?.type
  const isSeen = type === undefined || type === 'moved' || type === 'back' || type === 'undone' || type === 'started-over'
  return isSeen ? '' : sayLastAction(context)
}
