/** The dialogs that the page offers at every table, by the buttons that open them. */

type TableDialogSample = {
  readonly name: string
  /** After how many moves of a golden game it is opened. */
  readonly moves: number
  readonly taps: readonly string[]
  /** Only a phone has it. */
  readonly isPhone?: true
}

const END = 100_000 // more moves than any golden game has
const OPTIONS = '.top .tools > :last-child'

export const TABLE_DIALOGS: readonly TableDialogSample[] = [
  { name: 'Options', moves: 4, taps: [OPTIONS] },
  { name: 'Options: confirm the end', moves: 4, taps: [OPTIONS, '.dialog .option-acts .btn:has(+ .btn):nth-last-of-type(2)'] },
  { name: 'Rules', moves: 4, taps: ['.top .tools > :nth-last-child(2)'] },
  { name: 'Log', moves: 4, taps: ['.top .tools > :first-child'], isPhone: true },
  { name: 'Chat', moves: 4, taps: ['.top .tools > :nth-child(2)'], isPhone: true },
  { name: 'Result', moves: END, taps: ['.banner.now .btn'] },
]
