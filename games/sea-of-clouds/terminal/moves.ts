/** Moves in the terminal: how they are listed, and how typed text becomes notation. */
import { at, unreachable, type TerminalReader } from '@tortuga/kit'
import { choiceKeyOf, discardsOf, seaOfClouds, type Face, type Move, type SeaCaptainView, type View } from '../rules/index.ts'
import { objectMark, pirateMark, rumMark } from '../text/index.ts'
import { createContext, sayFace } from './context.ts'

/** A list of moves for a captain who may not be asked, as in a hint, still has the boards of the view. */
const ownOf = ({ viewer, captains }: View): SeaCaptainView => at(captains, typeof viewer === 'number' ? viewer : 0)

export const sayMove = (move: Move, view: View, reader: TerminalReader): string => {
  const context = createContext(view, reader)
  const { phrases, text, ink, name } = context
  const own = ownOf(view)
  const say = (face: Face | null): string => (face === null ? phrases.back.rum : sayFace(context, face))
  const withMark = (words: string, mark: string | null): string => (mark === null ? words : `${words} (${mark})`)
  const cardText = (face: Face): string => ink.dim(`– ${phrases.card(face).text}`)
  const sayPirate = (place: number): string => withMark(say(at(own.pirates, place).card), pirateMark(own, place, phrases, name))
  const sayObject = (captain: SeaCaptainView, place: number): string =>
    withMark(say(at(captain.objects, place).card), objectMark(captain, place, phrases))
  switch (move.type) {
    case 'take':
      return text.take
    case 'leave':
    case 'decline':
      return phrases[move.type]
    case 'play': {
      const card = at(view.hand, move.place)
      return phrases.play(card.face === null ? phrases.known(card) : `${say(card.face)} ${cardText(card.face)}`)
    }
    case 'pick': {
      const card = at(at(view.shares, move.space).cards, move.place)
      return phrases.pick(move.space, move.place, card.face !== null && view.options.reminders ? say(card.face) : phrases.back[card.back])
    }
    case 'discard': {
      const { card } = at<{ readonly card: Face }>(own[discardsOf(view)], move.place)
      return phrases.discard(`${discardsOf(view) === 'objects' ? sayObject(own, move.place) : sayPirate(move.place)} ${cardText(card)}`)
    }
    case 'resolve': {
      const victim = move.victim === null ? null : name(move.victim)
      return `${phrases.resolve(sayPirate(move.place), victim)} ${cardText(at(own.pirates, move.place).card)}`
    }
    case 'aim':
      return phrases.aim(name(move.victim))
    case 'exchange': {
      const { victim, give, take } = move
      const seat = typeof view.viewer === 'number' ? view.viewer : 0
      if (take === null)
        return text.exchange(name(victim), withMark(say(at(own.rum, give).face), rumMark(own, seat, give, phrases, name)), null)
      return text.exchange(name(victim), sayObject(own, give), sayObject(at(view.captains, victim), take))
    }
    default:
      return unreachable(move)
  }
}

/** Cards that are equal in every respect give the same choice (R1.12): it is listed once, and its repetitions last. */
export const rankMove = (move: Move, view: View): number => {
  const own = ownOf(view)
  const key = choiceKeyOf(view, own, move)
  const first = Array.from(seaOfClouds.moves(view)).find(other => choiceKeyOf(view, own, other) === key)
  return first === undefined || JSON.stringify(first) === JSON.stringify(move) ? 0 : -1
}

/** The verbs of the notation and what a player may type for them. Words of both languages always work. */
const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['take', 't', 'weź', 'wez', 'biorę', 'biore'],
  ['leave', 'l', 'zostaw', 'zostawiam', 'z'],
  ['play', 'zagraj', 'graj'],
  ['pick', 'wybierz'],
  ['discard', 'odrzuć', 'odrzuc'],
  ['resolve', 'rozpatrz'],
  ['aim', 'cel'],
  ['exchange', 'wymień', 'wymien'],
  ['decline', 'nic', 'nothing', 'rezygnuję', 'rezygnuje'],
  ['for', 'za'],
]

/** Translates typed text into notation. After the verb, a single letter A to D names a captain. */
export const spell = (text: string): string =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((typed, index) => {
      const word = typed.toLowerCase()
      if (index > 0 && /^[a-d]$/.test(word)) return word.toUpperCase()
      return SYNONYMS.find(words => words.includes(word))?.[0] ?? word
    })
    .join(' ')
