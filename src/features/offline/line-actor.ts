import { fromCallback } from 'xstate'
import type { LineNews } from '#machines/line.ts'
import { onLineChange } from '#src/page/on-line-change.ts'

/** Tells a machine that waits for the line whether there is one. They begin with one. */
export const lineActor = fromCallback<LineNews>(({ sendBack }) => {
  const tell = () => sendBack({ type: navigator.onLine ? 'line.found' : 'line.lost' } satisfies LineNews)
  if (!navigator.onLine) tell()
  return onLineChange(tell)
})
