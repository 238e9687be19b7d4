/** Every kind of question of a game, each at a table where it is asked. */
import type { ReactNode } from 'react'
import { collectQuestions } from '../catalogue/questions.ts'
import { FoundFrame, Missing } from '../parts/found-frame.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { useFromFiles } from '../parts/use-files.ts'
import type { SectionProps } from '../catalogue/page-files.ts'

export const QuestionsPage = ({ files }: SectionProps): ReactNode => {
  const questions = useFromFiles(files, collectQuestions)
  if (questions.type === 'failed') throw questions.error
  return (
    <>
      <LookControls />
      {questions.type === 'loading' ? null : (
        <>
          <Missing names={questions.value.missing} />
          <div className="wb-grid">
            {[...questions.value.found].map(([kind, at]) => (
              <FoundFrame key={kind} game={files.game.id} title={kind} at={at} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
