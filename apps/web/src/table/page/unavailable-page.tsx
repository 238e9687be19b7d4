/** Explains why a table cannot be shown, and what a visitor can do instead; a page that is still outdated after its own reload can be reloaded by hand. */
import type { Seat } from '@tortuga/kit'
import type { ByeCode } from '@tortuga/wire'
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { fetchTable } from '../../api/api.ts'
import { useLoad } from '../../browser/hooks.ts'
import { reloadIntoNewestBuild } from '../../offline/reload.ts'
import { MessagePage } from '../../pages/message-page.tsx'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import { TakeSeatForm } from '../banners/take-seat-form.tsx'
import type { TableLocation } from '../connection/table-location.ts'
import { namesOf } from '../model/log-lines.ts'
import { isPageOutdated } from '../model/table-model.ts'

/** A private table may look for a substitute, and a player who was replaced may be allowed to watch. */
const Offers = ({ id, code }: { readonly id: string; readonly code: ByeCode }): ReactNode => {
  const texts = useTexts()
  const { substitute: text } = useTableDialogText()
  const [found] = useLoad(() => fetchTable(id), id)
  const table = found.type === 'ready' && found.value.status === 'playing' ? found.value : null
  if (code === 'seat-given')
    return table?.settings.spectators === true ? (
      <Button kind="main" icon="eye" onPress={() => location.reload()}>
        {text.watch}
      </Button>
    ) : null
  const nameOf = (seat: Seat): string => namesOf(table?.seats.map(player => player ?? { name: '', bot: null }) ?? [], texts)(seat)
  return table?.open.map(seat => (
    <section key={seat} className="paper stack" aria-label={text.takeOf(nameOf(seat))}>
      <p>{text.offer(nameOf(seat))}</p>
      <TakeSeatForm id={id} seat={seat} onTaken={() => location.reload()} />
    </section>
  ))
}

/** Codes after which there may be something else to do at this table. */
const hasOffers = (code: ByeCode): boolean => code === 'seat-given' || code === 'no-spectators'

export const UnavailablePage = ({ location: table, code }: { readonly location: TableLocation; readonly code: ByeCode }): ReactNode => {
  const texts = useTexts()
  const { unavailable, notOnDevice } = useTableDialogText()
  const { title, text } = table.type === 'device' && code === 'no-such-table' ? notOnDevice : unavailable[code]
  return (
    <MessagePage title={title} text={text}>
      {isPageOutdated(code) ? (
        <Button kind="main" onPress={() => void reloadIntoNewestBuild()}>
          {texts.update.reload}
        </Button>
      ) : null}
      {hasOffers(code) ? <Offers id={table.id} code={code} /> : null}
    </MessagePage>
  )
}
