/** A page with blocked buttons, for the browser test of the kit's buttons. */
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/controls.css'
import { Announcer, Button, Dialog, ToolButton } from '@tortuga/ui'
import { useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

const Buttons = (): ReactElement => {
  const [isBlocked, setBlocked] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  const count = (): void => setPresses(presses + 1)
  return (
    <>
      <Announcer />
      <p id="why">Pick a card first.</p>
      <Button kind="main" blocked={isBlocked ? 'why' : false} onPress={count}>
        Play
      </Button>
      <ToolButton name="Undo" icon="undo" blocked title="Drawing can’t be undone." onPress={count} />
      <Button blocked onPress={count}>
        Busy
      </Button>
      <Button onPress={() => setBlocked(!isBlocked)}>Toggle</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Dialog" closeLabel="Close" onClose={() => setOpen(false)}>
          <Button blocked title="Only the host may do this." onPress={count}>
            Begin
          </Button>
        </Dialog>
      )}
      <p>
        Presses: <output>{presses}</output>
      </p>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <style>{'main { padding: 200px 20px }'}</style>
    <h1>Buttons</h1>
    <Buttons />
  </>,
)
