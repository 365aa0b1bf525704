import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, RefObject } from 'react'
import { getKeyTurn } from './turn-keys.ts'
import type { ViewerTurn } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

type Props = {
  container: RefObject<HTMLDivElement | null>
  name: string
  /** The id of the text that says which keys do what. */
  help: string
  isOpen: boolean
  onTurn: (turn: ViewerTurn) => void
}

/** Where the picture is drawn. Keys reach it as they do an application of its own, and leave it by the tabulator. */
export function TurnContainer({ container, name, help, isOpen, onTurn }: Props) {
  const { t } = useLingui()

  function press(event: KeyboardEvent): void {
    const turn = getKeyTurn(event)
    if (!turn) return
    event.preventDefault()
    onTurn(turn)
  }

  /** What makes it an application that is reached and worked by keys. */
  const ties = {
    role: 'application',
    'aria-roledescription': t`3D view`,
    'aria-label': name,
    'aria-describedby': help,
    tabIndex: 0,
    onKeyDown: press,
  }
  return <div ref={container} className="viewer-3d" {...ties} hidden={!isOpen} />
}
