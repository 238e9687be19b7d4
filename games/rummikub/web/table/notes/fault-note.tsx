/** The note at an invalid set: what is wrong, where a missing tile could come from, and a link to the rule. */
import { Icon } from '@tortuga/ui'
import { Anchored } from '@tortuga/ui/anchored'
import { RuleLink } from '@tortuga/ui/table'
import { useLayoutEffect, type ReactElement } from 'react'
import type { Refusal } from '../../../rules/index.ts'
import type { FaultText } from '../../text/index.ts'
import { useTable, type TableContext } from '../context/context.ts'
import { findSpareTile } from '../draft/check-draft.ts'
import { tilesOnRack } from '../draft/draft.ts'

/** A refusal as a short title and a sentence. */
export const saySetFault = ({ text, language, say }: Pick<TableContext, 'text' | 'language' | 'say'>, why: Refusal): FaultText => {
  const explain = (text.faults as Readonly<Record<string, ((fault: Refusal) => FaultText) | undefined>>)[why.type]
  return explain?.(why) ?? { title: say.sayRefusal(why, language), more: '' }
}

const saySpare = ({ turn: { draft }, text }: TableContext, index: number, why: Refusal): string => {
  const set = draft.sets[index]
  const spare = set === undefined ? null : findSpareTile(draft, set, why, tilesOnRack(draft))
  if (spare === null) return ''
  if (spare.from === 'rack') return text.spareOnRack(spare.tile)
  return text.spareInSet(spare.tile, draft.sets.findIndex(({ tiles }) => tiles.includes(spare.id)) + 1)
}

type Props = { readonly index: number; readonly why: Refusal; readonly isWide: boolean }

/** On a wide table the note lies beside the set, where it covers the fewest tiles; on a narrow one it has its own place above the shelf. */
export const FaultNote = ({ index, why, isWide }: Props): ReactElement => {
  const context = useTable()
  const { root, turn, rulesOf } = context
  const target = `set-${turn.draft.sets[index]?.id ?? ''}`
  useLayoutEffect(() => {
    root.current?.querySelector(`[data-target="${CSS.escape(target)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [root, target])
  const { title, more } = saySetFault(context, why)
  const [rule] = rulesOf(why)
  const content = (
    <>
      <Icon name="warning" />
      <div>
        <p className="serif">{title}</p>
        <p>
          {[more, saySpare(context, index, why)].filter(part => part !== '').join(' ')}{' '}
          {rule === undefined ? null : <RuleLink rule={rule} />}
        </p>
      </div>
    </>
  )
  if (!isWide) return <aside className="rk-why reason paper">{content}</aside>
  return (
    <Anchored at={target} avoid=".rk-tile, .rk-new, .rk-bar, .table-seats" className="rk-why reason">
      {content}
    </Anchored>
  )
}
