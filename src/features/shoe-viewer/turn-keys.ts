import type { ViewerTurn } from './viewer-3d-port.ts'

/** The plus sign needs Shift on many keyboards, and is a key of its own on others. */
const turns = new Map<string, ViewerTurn>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['+', 'nearer'],
  ['=', 'nearer'],
  [';', 'nearer'],
  ['-', 'further'],
  ['Home', 'home'],
  ['0', 'home'],
])

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The action of a key on the picture; `undefined` with modifiers, which make it a browser shortcut. */
export function getKeyTurn({ key, ctrlKey, metaKey, altKey }: Key): ViewerTurn | undefined {
  return ctrlKey || metaKey || altKey ? undefined : turns.get(key)
}
