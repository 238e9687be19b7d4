/** The raid is over: how it ended, and all that happened in it, until the player goes back to the table. */
import { Button, Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { seatOfSide, useSetting } from '../setting.ts'
import { sayEvent } from '../words.ts'
import type { Story } from '../raid/story.ts'

export const AfterNote = ({ story, onBack }: { readonly story: Story; readonly onBack: () => void }): ReactElement => {
  const { text, words, language, nameOf, view } = useSetting()
  const name = (seat: number): string => nameOf(seat === seatOfSide(view.crown, 'crown') ? 'crown' : 'pirate')
  const lines = story.events.flatMap((event, index) => {
    const line = event.type === 'turn-began' || event.type === 'readied' ? null : sayEvent(event, name, language)
    return line === null ? [] : [{ key: index, line }]
  })
  return (
    <div className="rr-after">
      <div className="note-head">
        <Icon name={story.result === 'success' ? 'tick' : 'no'} />
        <h2>{story.result === 'success' ? text.raidWon(words.island(story.island)) : text.raidLost(words.island(story.island))}</h2>
        <Button kind="main" onPress={onBack}>
          {text.backToTable}
        </Button>
      </div>
      {lines.length > 0 && (
        <ul className="rr-after-lines">
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
