/** The findings of the shuffle check in words. */
import type { CheckFinding } from '@tortuga/wire'
import { VERIFY_CHECKS } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { fairness as english } from '../../text/en/fairness.ts'
import { fairness as polish } from '../../text/pl/fairness.ts'
import { describeFinding } from './describe-check.ts'

const [en, pl] = [english.check, polish.check]
const holding: readonly CheckFinding[] = VERIFY_CHECKS.map(check => ({ check, result: 'holds', line: null, why: null }))
const finding = (check: CheckFinding['check'], part: Partial<CheckFinding>): CheckFinding => ({
  check,
  result: 'fails',
  line: null,
  why: null,
  ...part,
})
describe('a finding', () => {
  it('says what was confirmed, and whether the seal was remembered', () => {
    expect(holding.map(one => describeFinding(one, false, en))).toEqual(VERIFY_CHECKS.map(check => en.holds[check]))
    expect(describeFinding(finding('commitment', { result: 'holds' }), true, en)).toBe(en.holds.commitmentSeen)
  })

  it('names the line and the reason of a failure', () => {
    expect(describeFinding(finding('play', { line: 12, why: 'refused' }), false, en)).toBe(
      'Line 12 of the record: the rules do not allow it.',
    )
    expect(describeFinding(finding('file', { line: 9, why: 'not-json' }), false, pl)).toBe('Wiersz 9 zapisu: nie da się go odczytać.')
  })

  it('says why a check was not made', () => {
    const notChecked = (check: CheckFinding['check'], why: CheckFinding['why'], line: number | null = null) =>
      describeFinding(finding(check, { result: 'not-checked', why, line }), false, en)
    expect(notChecked('own', 'not-asked-for')).toBe(en.notChecked.own)
    expect(notChecked('seed', 'not-asked-for')).toBe(en.notChecked.unsealed)
    expect(notChecked('end', 'not-over')).toBe(en.notChecked.unreached)
    expect(notChecked('file', 'no-checksum')).toBe('The file has no checksum.')
    expect(notChecked('head', 'seen-in-part', 4)).toBe(
      'Line 4 of the record: your browser saw the game only up to this line; nothing proves the lines after it.',
    )
    expect(notChecked('start', 'from-position', 1)).toBe('Line 1 of the record: the game starts from a given position.')
  })
})
