/** A visitor takes a seat that is open for a substitute, and gives a name first. */
import type { Seat } from '@tortuga/kit'
import { Button, TextField } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import { MAX_NAME_LENGTH } from '@tortuga/wire'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { savePlayer } from '../../api/api.ts'
import { takeOpenSeat } from '../../api/substitute-api.ts'
import { setPrefs, usePrefs } from '../../preferences/preferences.ts'
import { useProblemText } from '../../text/problems.ts'
import { useSetupText } from '../../text/setup.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import { useRequest } from '../../api/use-request.ts'

type Props = { readonly id: string; readonly seat: Seat; readonly onTaken: () => void }

export const TakeSeatForm = ({ id, seat, onTaken }: Props): ReactNode => {
  const setup = useSetupText()
  const problems = useProblemText()
  const { substitute: text } = useTableDialogText()
  const [name, setName] = useState(usePrefs.getState().name)
  const { problem, setProblem, isBusy, run } = useRequest(() => {})
  const take = (): void => {
    if (name.trim() === '') return setProblem('name')
    run(async () => {
      await savePlayer(name.trim(), usePrefs.getState().avatar)
      setPrefs({ name: name.trim() })
      await takeOpenSeat(id, seat)
      onTaken()
    })
  }
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) take()
      }}
    >
      <p>{text.help}</p>
      <TextField
        name={setup.name}
        help={setup.nameHelp}
        error={problem === null ? null : problem === 'name' ? setup.nameMissing : problems[problem]}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="nickname"
        onChange={event => setName(event.target.value)}
      />
      <Button kind="main" blocked={isBusy} onPress={take}>
        {text.take}
      </Button>
    </form>
  )
}
