/** What a button would do, in the few words that stand on it. */
import { unreachable } from '@tortuga/kit'
import { cardOf, type Move } from '../rules/index.ts'
import { namePlace, nameSailor, nameShip } from './names.ts'
import type { Setting } from './setting.ts'

const at = (setting: Setting, island: number, hazard: number | null): string => {
  const { view, card, text } = setting
  const held = view.islands[island]
  const face = (hazard === null ? held?.investment?.card : held?.hazards[hazard]?.card) ?? null
  return face === null ? text.theCard : card(face)
}

export const sayMove = (setting: Setting, move: Move): string => {
  const {
    text: { deeds },
    card,
    cards,
    words,
    asked,
  } = setting
  switch (move.type) {
    case 'keep':
    case 'mulligan':
    case 'gain':
    case 'remove':
    case 'shift':
    case 'done':
    case 'draw':
    case 'look':
      return deeds[move.type]
    case 'flip':
      return deeds.flip(at(setting, move.island, null))
    case 'event':
      return deeds.event(card(move.card))
    case 'found':
      return deeds.found(move.cards.length)
    case 'hazard':
      return deeds.hazard(card(move.card))
    case 'recall':
      return deeds.recall(at(setting, move.at.island, move.at.hazard))
    case 'invest':
      return deeds.invest(move.on.length)
    case 'ship':
      return deeds.ship(card(move.card), cardOf(cards, move.card).cost)
    case 'crew':
      return deeds.crew
    case 'raid':
      return deeds.raid(words.island(move.island))
    case 'raise':
      return move.hazards.length === 0 ? deeds.raiseNone : deeds.raise(move.hazards.length)
    case 'meet':
      return deeds.meet
    case 'icons':
      return deeds.icons
    case 'discard':
      return move.cards.length === 1 ? deeds.discardOne(card(move.cards[0] ?? '')) : deeds.discard(move.cards.length)
    case 'pick-crew':
      return asked?.name === 'crew-effects'
        ? deeds.actNow(nameSailor(setting, move.ship, move.crew))
        : deeds.loseCrew(nameSailor(setting, move.ship, move.crew))
    case 'pick-ship':
      return asked?.name === 'may-tow-or-delay' ? deeds.delay(nameShip(setting, move.ship)) : deeds.trashShip(nameShip(setting, move.ship))
    case 'pick-island':
      return deeds.choose(words.island(move.island))
    case 'add':
      return move.on.length === 0 ? deeds.addNone : deeds.add(move.on.length)
    case 'trash':
      return deeds.trash(at(setting, move.at.island, move.at.hazard))
    case 'tow':
      return deeds.tow(words.island(move.to))
    case 'fetch':
      return deeds.fetch(card(move.card))
    case 'spread':
      return deeds.spread
    case 'accept':
      return asked?.name === 'pay-or-stay' ? deeds.payUp : asked?.name === 'may-mix-hand' ? deeds.mixHand : deeds.yes
    case 'decline':
      return asked?.name === 'pay-or-stay' ? deeds.letStay : deeds.no
    default:
      return unreachable(move)
  }
}

/** The same for whoever hears the table: with all that the draft shows by its place. */
export const sayWhole = (setting: Setting, move: Move): string => {
  const { view, card, words } = setting
  const list = (parts: readonly string[]): string => [sayMove(setting, move), ...parts].join(', ')
  switch (move.type) {
    case 'crew':
      return list(
        move.ships.flatMap((faces, ship) => {
          const isSame = view.fleet[ship]?.crew.map(member => member.card).join() === faces.join()
          return isSame ? [] : [`${nameShip(setting, ship)}: ${faces.map(card).join(', ') || '–'}`]
        }),
      )
    case 'found':
      return list(move.cards.map(entry => `${card(entry.card)}: ${words.island(entry.island)}`))
    case 'hazard':
      return list([words.island(move.island)])
    case 'invest':
    case 'add':
      return list(move.on.map(place => namePlace(setting, place)))
    case 'raid':
      return list(move.ships.map(ship => nameShip(setting, ship)))
    default:
      return list([])
  }
}
