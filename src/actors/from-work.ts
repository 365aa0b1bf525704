import { type EventObject, fromCallback } from 'xstate'

export type Work<ProgressEvent extends EventObject> = {
  /** Given when the machine leaves the state that wanted the work before it is done. */
  readonly signal: AbortSignal
  /** How far it is; nobody hears what is told after the signal. */
  report(event: ProgressEvent): void
}

/**
 * An actor that tells its machine how far it is, and ends with an event as well: of the work itself, or `broken` when
 * that fails. The machine knows nothing but those events.
 */
export function fromWork<Input, ProgressEvent extends EventObject>(
  work: (input: Input, how: Work<ProgressEvent>) => Promise<ProgressEvent>,
  broken: ProgressEvent,
) {
  return fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const over = new AbortController()
    const { signal } = over
    const report = (event: ProgressEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    let isDone = false
    const end = (event: ProgressEvent) => {
      isDone = true
      report(event)
    }
    work(input, { signal, report }).then(end, () => end(broken))
    return () => {
      if (!isDone) over.abort()
    }
  })
}
