import { type EventObject, fromCallback } from 'xstate'

export type Work<Told extends EventObject> = {
  /** Given when the machine leaves the state that wanted the work before it is done. */
  readonly signal: AbortSignal
  /** How far it is; nobody hears what is told after the signal. */
  tell(told: Told): void
}

/**
 * An actor that tells its machine how far it is, and ends with an event as well: of the work itself, or `broken` when
 * that fails. The machine knows nothing but those events.
 */
export function fromWork<Input, Told extends EventObject>(
  work: (input: Input, how: Work<Told>) => Promise<Told>,
  broken: Told,
) {
  return fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const over = new AbortController()
    const { signal } = over
    const tell = (told: Told) => {
      if (!signal.aborted) sendBack(told)
    }
    let isDone = false
    const end = (told: Told) => {
      isDone = true
      tell(told)
    }
    work(input, { signal, tell }).then(end, () => end(broken))
    return () => {
      if (!isDone) over.abort()
    }
  })
}
