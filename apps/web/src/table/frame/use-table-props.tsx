/** The props of the game's own table, made from the table model. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { lazy, Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useRulesQuery } from '../../bots/use-rules-query.ts'
import { useAnimates } from '../../preferences/preferences.ts'
import type { Staged } from '../../stage/use-director.ts'
import { useLanguage } from '../../text/language.ts'
import { missingSeats } from '../context/table-context.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { mayAct, moveInFlight, viewerOf } from '../model/table-model.ts'
import type { TableUpdate } from '../model/table-model.ts'
import { tableStorage } from './session-drafts.ts'
import { TableSeat } from './table-seat.tsx'

const AwayNote = lazy(async () => ({ default: (await import('../banners/away-player.tsx')).AwayNote }))

type Props = Pick<TablePageContext, 'location' | 'link' | 'model' | 'web' | 'name' | 'avatars' | 'seat' | 'hint'> & {
  /** What the stage shows of the update. */
  readonly update: TableUpdate
  readonly staged: Staged
  /** The answer that the page gives for the player; the table shows it as sent. */
  readonly obvious: unknown
  readonly openRule: (rule: string) => void
}

export const useTableProps = ({
  location,
  link,
  model,
  web,
  name,
  avatars,
  seat,
  hint,
  update,
  staged,
  obvious,
  openRule,
}: Props): TableProps<GameTypes> => {
  const language = useLanguage()
  const animate = useAnimates()
  const queryRules = useRulesQuery(web.game.id)
  const viewer = viewerOf(model)
  const storage = useMemo(() => tableStorage(location.id, viewer), [location.id, viewer])
  const { refused } = model
  const isRefusedByRules = refused !== null && refused.rules.length > 0 && refused.request.type === 'move'
  const { players } = update
  const clocks = update.clocks === null ? null : { left: update.clocks, since: model.updatedAt }
  const awaited = update.over ? [] : update.awaited
  const away = missingSeats({ seat, model }).find(each => awaited.includes(each))
  const seatPlate = (each: Seat): ReactNode => (
    <TableSeat
      seat={each}
      player={{ bot: players[each]?.bot ?? null, name: name(each) }}
      avatar={avatars[each] ?? null}
      web={web}
      isYou={each === seat}
      isTurn={awaited.includes(each)}
      here={model.here[each]?.here ?? true}
      clock={clocks === null ? null : { left: clocks.left[each] ?? 0, since: clocks.since }}
    />
  )
  return {
    game: web.game,
    view: update.view,
    told: staged.stage.isBehind ? staged.told : update.view,
    viewer,
    players,
    awaited,
    mayAct: mayAct(model) && obvious === null,
    language,
    inFlight: moveInFlight(model) ?? obvious,
    refused: isRefusedByRules ? refused : null,
    newEvents: staged.newEvents,
    stage: staged.stage,
    drafts: players.map((_, each) => (each === seat ? null : (model.here[each]?.draft ?? null))),
    hint: hint.state.type === 'given' ? hint.state.hint : null,
    animate,
    clocks,
    storage,
    aid: queryRules,
    send: link.move,
    sendDraft: link.draft,
    openRule,
    seatPlate,
    turnNote:
      away === undefined ? null : (
        <Suspense>
          <AwayNote location={location} link={link} model={model} name={name} web={web} seat={away} />
        </Suspense>
      ),
  }
}
