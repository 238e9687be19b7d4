/** Chapters 4 and 5 of the rulebook: the actions of both sides. */
import { describe, expect, it } from 'vitest'
import { seatOf } from '../step.ts'
import { moves } from '../moves.ts'
import { notation } from '../notation/notation.ts'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf, duplicateCrewCards } from '../testing.ts'
import type { State } from '../data/types.ts'
import { view } from '../views/view.ts'

const PIRATE = 'crown | turn: pirate 1'

describe('the crown’s actions', () => {
  it('[R4.1] plays any number of investments face down on islands without a card', () => {
    const position = 'crown | crown hand: light-rum light-rum gold-rum reef | bivalve-bay: cash-crop+1'
    const state = playMoves(position, ['found light-rum@2 gold-rum@4'])
    expect([fieldOf(state, 'privateer-point'), fieldOf(state, 'isle-of-fools')]).toEqual(['(light-rum) < -', '(gold-rum) < -'])
    expect(state).toMatchObject({ supplies: { crown: 5 }, actions: 2 })
    expect(refusalOf(position, 'found light-rum@3')).toEqual({ type: 'island-taken', island: 2, isle: 'bivalve-bay' })
    expect(refusalOf(position, 'found light-rum@2 gold-rum@2')).toEqual({ type: 'named-twice' })
    expect(refusalOf(position, 'found gold-rum@2 gold-rum@4')).toEqual({ type: 'named-twice' })
  })

  it('[R4.2] an investment can be played on Home Port only if the crown’s deck is empty and Home Port has no investment', () => {
    expect(refusalOf('crown | crown hand: light-rum', 'found light-rum@1')).toEqual({ type: 'island-taken', island: 0, isle: 'home-port' })
    const bare = 'crown | crown hand: light-rum gold-rum | crown deck: - | crown discard: …'
    const state = playMoves(bare, ['found light-rum@1'])
    expect(fieldOf(state, 'home-port')).toBe('(light-rum) < -')
    expect(refusalOf(state, 'found gold-rum@1')).toEqual({ type: 'island-taken', island: 0, isle: 'home-port' })
  })

  it('[R4.3] plays a hazard at the outer end of a lane of any length', () => {
    const state = playMoves('crown | crown hand: reef kraken | home-port: - < port-taxes', ['hazard reef@1', 'hazard kraken@1'])
    expect(fieldOf(state, 'home-port')).toBe('- < port-taxes (reef) (kraken)')
  })

  it('[R4.4] only investments go on islands and only hazards in lanes', () => {
    const position = 'crown | crown hand: light-rum reef royal-decree'
    expect(refusalOf(position, 'found reef@2')).toEqual({ type: 'wrong-kind', card: 'reef' })
    expect(refusalOf(position, 'hazard light-rum@2')).toEqual({ type: 'wrong-kind', card: 'light-rum' })
    expect(refusalOf(position, 'hazard royal-decree@2')).toEqual({ type: 'wrong-kind', card: 'royal-decree' })
  })

  it('[R4.5] recalls one card and gets its coins; the other hazards keep their order', () => {
    const position = 'crown | home-port: - < (port-taxes)* (reef)+2 kraken | bivalve-bay: cash-crop+1'
    const state = playMoves(position, ['recall 1.2'])
    expect([fieldOf(state, 'home-port'), fieldOf(state, 'crown hand'), state.supplies.crown]).toEqual([
      '- < (port-taxes)* kraken',
      'reef',
      7,
    ])
    expect(fieldOf(playMoves(position, ['recall 3']), 'crown hand')).toBe('cash-crop')
    expect(refusalOf(position, 'recall 2')).toEqual({ type: 'no-card-there', at: { island: 1, hazard: null } })
    expect(refusalOf(position, 'recall 1.4')).toEqual({ type: 'no-card-there', at: { island: 0, hazard: 3 } })
  })

  it('[R4.6] invests one coin in each of several different cards', () => {
    const position = 'crown | coins: 2 5 | home-port: - < (reef) kraken | bivalve-bay: (gold-rum)'
    const state = playMoves(position, ['invest 1.1 3'])
    expect([fieldOf(state, 'home-port'), fieldOf(state, 'bivalve-bay'), state.supplies.crown]).toEqual([
      '- < (reef)+1 kraken',
      '(gold-rum)+1 < -',
      0,
    ])
    expect(refusalOf(position, 'invest 3 3')).toEqual({ type: 'named-twice' })
    expect(refusalOf(position, 'invest 3 1.1 1.2')).toEqual({ type: 'too-dear', cost: 3, coins: 2 })
  })
})

describe('the pirate’s actions', () => {
  it('[R5.1] a ship costs coins and can raid in the same turn', () => {
    const position = `${PIRATE} | coins: 5 3 | pirate hand: sloop galleon bilge-bob`
    expect(refusalOf(position, 'ship galleon')).toEqual({ type: 'too-dear', cost: 5, coins: 3 })
    const state = playMoves(position, ['ship sloop', 'crew bilge-bob'])
    expect(eventTypes(state, 'raid 2 with 1')).toContain('raid-succeeded')
    expect(fieldOf(playMoves(position, ['ship sloop']), 'coins')).toBe('5 1')
  })

  it('[R5.2] one action plays, moves and returns crew', () => {
    const position = `${PIRATE} | pirate hand: doug-doubloon able-abigail | fleet: sloop[bilge-bob], longboat[stinky-pete], longboat`
    const state = playMoves(position, ['crew stinky-pete doug-doubloon / - / able-abigail'])
    expect(fieldOf(state, 'fleet')).toBe('sloop[stinky-pete doug-doubloon], longboat, longboat[able-abigail]')
    expect([fieldOf(state, 'pirate hand'), state.supplies.pirate, state.actions]).toEqual(['bilge-bob', 3, 2])
    expect(refusalOf(position, 'crew bilge-bob')).toMatchObject({ type: 'no-ship' })
    expect(refusalOf(position, 'crew bilge-bob peg-leg-paul / stinky-pete / -')).toEqual({ type: 'crew-not-yours', card: 'peg-leg-paul' })
    expect(refusalOf(position, 'crew bilge-bob bilge-bob / stinky-pete / -')).toEqual({ type: 'crew-not-yours', card: 'bilge-bob' })
    const withOthers = position.replace('hand: ', 'hand: treasure-map galleon ')
    for (const card of ['treasure-map', 'galleon', 'sloop', 'nobody'])
      expect(refusalOf(withOthers, `crew ${card} / stinky-pete / -`)).toEqual({ type: 'crew-not-yours', card })
  })

  it('[R5.2] the event names played, moved and returned crew, and no crew that stayed', () => {
    const position = `${PIRATE} | pirate hand: able-abigail | fleet: sloop[bilge-bob doug-doubloon], longboat[stinky-pete], longboat`
    const { events } = playMove(position, 'crew doug-doubloon stinky-pete / - / able-abigail')
    expect(events[0]).toMatchObject({
      type: 'crew-placed',
      played: [{ card: 'able-abigail', ship: 2 }],
      moved: [{ card: 'stinky-pete', ship: 0 }],
      recalled: ['bilge-bob'],
    })
  })

  it('[R5.2] each arrangement of equal crew is listed once', () => {
    const position = notation.parseState(`${PIRATE} | pirate hand: doug-doubloon | fleet: sloop[bilge-bob], sloop.2[stinky-pete], longboat`)
    const aboard = (card: string): State => ({
      ...position,
      options: { ...position.options, cards: duplicateCrewCards },
      fleet: position.fleet.map((ship, index) => (index === 1 ? { ...ship, crew: ship.crew.map(member => ({ ...member, card })) } : ship)),
    })
    const arrangements = (state: State): readonly string[] =>
      [...moves(view(state, seatOf(state.crown, 'pirate')))].flatMap(move =>
        move.type === 'crew'
          ? [
              move.ships
                .map(faces =>
                  faces
                    .map(face => face.replace('stinky-pete', 'bilge-bob'))
                    .toSorted()
                    .join(' '),
                )
                .join('/'),
            ]
          : [],
      )
    const [twins, others] = [arrangements(aboard('bilge-bob.2')), arrangements(aboard('stinky-pete.1'))]
    expect(new Set(twins).size).toBe(twins.length)
    expect(new Set([...twins, 'bilge-bob/bilge-bob/'])).toEqual(new Set(others)) // swapping equal crew changes nothing
  })

  it('[R5.3] only crew from the hand costs coins; ships with coins can be crewed', () => {
    const position = `${PIRATE} | coins: 5 1 | pirate hand: doug-doubloon twin-blade-tess | fleet: sloop+2[able-abigail], longboat+1`
    expect(playMoves(position, ['crew - / able-abigail']).supplies.pirate).toBe(1)
    expect(playMoves(position, ['crew - / -']).supplies.pirate).toBe(1)
    expect(playMoves(position, ['crew doug-doubloon / able-abigail']).supplies.pirate).toBe(0)
    expect(refusalOf(position, 'crew twin-blade-tess / -')).toEqual({ type: 'too-dear', cost: 2, coins: 1 })
    const back = playMoves(position, ['crew - / -', 'crew able-abigail / -'])
    expect(back.supplies.pirate).toBe(0)
  })

  it('[R5.4] only the final crew must fit on the ships', () => {
    const position = `${PIRATE} | fleet: longboat.1[bilge-bob], longboat.2[peg-leg-paul]`
    expect(fieldOf(playMoves(position, ['crew peg-leg-paul / bilge-bob']), 'fleet')).toBe('longboat[peg-leg-paul], longboat[bilge-bob]')
    expect(refusalOf(position, 'crew peg-leg-paul bilge-bob / -')).toEqual({ type: 'ship-full', ship: 0, places: 1 })
  })

  it('[R5.5] a raid is an action', () => {
    const position = `${PIRATE} | fleet: longboat[bilge-bob] | home-port: - < (reef)`
    expect(eventTypes(position, 'raid 1 with 1')).toBe('raid-began')
    expect(questionOf(playMoves(position, ['raid 1 with 1']))).toBe('crown raise')
    expect(playMoves(position, ['raid 1 with 1']).actions).toBe(2)
  })
})
