import { type EventObject, fromCallback } from 'xstate'

export type Work<ProgressEvent extends EventObject> = {
  /** Aborted when the machine leaves the invoking state before the work is done. */
  readonly signal: AbortSignal
  /** Sends a progress event to the machine; ignored once the signal is aborted. */
  report(event: ProgressEvent): void
}

/**
 * Actor logic that sends its machine progress events and a final event: the result of the work, or `broken`
 * if it rejects. The machine handles nothing but these events.
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
