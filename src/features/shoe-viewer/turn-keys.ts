import type { ViewerTurn } from './viewer-3d-port.ts'

/** The plus sign needs a shift on many keyboards, and is a key of its own on others. */
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

/** What a key does on the picture; with the keys that make it a command of the browser, nothing. */
export function getKeyTurn({ key, ctrlKey, metaKey, altKey }: Key): ViewerTurn | undefined {
  return ctrlKey || metaKey || altKey ? undefined : turns.get(key)
}
