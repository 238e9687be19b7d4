/** What was done last, in one sentence with what came of it: said aloud, and shown where it is news. */
import type { Setting } from './setting.ts'
import { sayFault } from './why.tsx'
import { faceOfTile, type TileId } from './draft/tiles.ts'

const stateOf = (setting: Setting, index: number): string => {
  const { judgement, text } = setting
  const mark = judgement?.marks[index]
  if (mark === undefined || mark.state === 'plain') return ''
  if (mark.why === null) return `${text.setRight}.`
  const { title, more } = sayFault(setting, mark.why)
  return [`${title}.`, more].filter(part => part !== '').join(' ')
}

const namesOf = ({ turn, words }: Setting, tiles: readonly TileId[]): string =>
  tiles.map(id => words.tile(faceOfTile(turn.drafting.base, id))).join(', ')

/** Words for what a draft has just become; these are shown, too. */
export const sayWord = ({ turn: { did }, text, words }: Setting): string => {
  switch (did?.type) {
    case 'arranged':
      return did.left.length === 0 ? text.arranged : text.arrangedBut(did.left.map(words.tile).join(', '))
    case 'relaid':
      return text.relaid(did.lost)
    case 'not-arranged':
      return text.notArranged
    case 'not-by-rules':
      return text.notByTheseRules
    case 'not-to-rack':
      return text.notToRack
    case 'failed':
      return text.failed
    case 'dropped':
      return text.dropped
    default:
      return ''
  }
}

export const sayDid = (setting: Setting): string => {
  const { turn, text, judgement, view, seat } = setting
  const { did, drafting } = turn
  if (did === null) return turn.marked.length > 0 ? text.marked(turn.marked.length) : ''
  const isOpening = seat !== null && view.standings[seat]?.opened !== true && judgement !== null
  const sum = isOpening ? ` ${text.sumLabel} ${text.sum(judgement.sum, view.options.openingMin)}.` : ''
  if (did.type === 'moved') {
    const index = drafting.sets.findIndex(({ id }) => id === did.set)
    const say = did.isNew ? text.movedNew : text.moved
    return `${say(namesOf(setting, did.tiles), index + 1)} ${stateOf(setting, index)}${sum}`
  }
  if (did.type === 'back') return `${text.movedBack(namesOf(setting, did.tiles))}${sum}`
  if (did.type === 'undone') return text.undone
  if (did.type === 'begun-again') return text.begunAgain
  return sayWord(setting)
}
