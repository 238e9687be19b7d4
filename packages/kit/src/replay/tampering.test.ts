/** Verification notices any change to the file of a finished match. */
import { describe, expect, it } from 'vitest'
import { fairHeader, ToyTable } from '../../test/toy-table.ts'
import { toy } from '../../test/toy/index.ts'
import { sha256Hex } from '../journal/canonical-json.ts'
import { parseJournal, printJournal } from '../journal/journal-file.ts'
import { at } from '../lists.ts'
import { verify } from './verify.ts'

describe('the file of a finished fair match', () => {
  const table = new ToyTable({ seats: 2, header: fairHeader('m1', ['ab'.repeat(32), '']), players: ['Ada', 'Rolf (easy)'] })
  const [crate] = toy.view(table.match.state, 1).hand
  table.move(`1 pack ${crate} dark`, { by: 'bot' })
  table.play('0 nod')
  const text = printJournal(table.journal)
  const bytes = new TextEncoder().encode(text)
  const decode = (from: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(from)
  const isValid = (file: string): boolean => {
    const parsed = parseJournal(file)
    return parsed.ok && parsed.journal.header.game === toy.id && verify(toy, parsed).verdict !== 'forged'
  }
  const flipped = (index: number, bit: number): string => {
    const copy = bytes.slice()
    copy[index] = at(Array.from(bytes), index) ^ (1 << bit)
    return decode(copy)
  }

  it('passes verification', () => {
    expect(table.match.over).toBe(true)
    expect(isValid(text)).toBe(true)
  })

  it('fails verification after any single bit flip', () => {
    const survivors = Array.from(bytes).flatMap((_, index) => [0, 1, 2, 3, 4, 5, 6, 7].filter(bit => isValid(flipped(index, bit))))
    expect(bytes.length).toBeGreaterThan(800)
    expect(survivors).toEqual([])
  })

  it('fails verification if it is truncated anywhere', () => {
    for (let length = 0; length < text.lastIndexOf('{"sum"'); length += 1) {
      const parsed = parseJournal(text.slice(0, length))
      expect(parsed.ok && parsed.sum === 'right').toBe(false)
    }
  })

  it('with a recomputed checksum can differ only in names, levels and times', () => {
    const body = text.slice(0, text.lastIndexOf('{"sum"'))
    const unbound = body.replace(/("name":"|"bot":"|"at":)(\w+)/g, (_, key: string, value: string) => key + '*'.repeat(value.length))
    const isProven = (file: string): boolean => {
      const parsed = parseJournal(file)
      if (!parsed.ok || parsed.journal.header.game !== toy.id) return false
      return verify(toy, parsed).findings.every(({ check, result }) => result === 'holds' || check === 'own' || check === 'head')
    }
    const free = Array.from(body, (_, index) => index).filter(index => {
      const changed = flipped(index, 0).slice(0, body.length)
      return isProven(`${changed}{"sum":"${sha256Hex(changed)}"}\n`)
    })
    expect(free.length).toBeGreaterThan(0)
    expect(free.filter(index => unbound[index] !== '*').map(index => body.slice(index - 20, index + 1))).toEqual([])
  })
})
