import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, RefObject } from 'react'
import { getKeyTurn } from './turn-keys.ts'
import type { ViewerTurn } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

type Props = {
  container: RefObject<HTMLDivElement | null>
  name: string
  /** The id of the text that explains the keys. */
  help: string
  isOpen: boolean
  onTurn: (turn: ViewerTurn) => void
}

/**
 * The container of the 3D view. It has the ARIA role of an application, which receives all keys, and is left with Tab.
 */
export function TurnContainer({ container, name, help, isOpen, onTurn }: Props) {
  const { t } = useLingui()

  function press(event: KeyboardEvent): void {
    const turn = getKeyTurn(event)
    if (!turn) return
    event.preventDefault()
    onTurn(turn)
  }

  /** The attributes of a focusable application with key handling. */
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
