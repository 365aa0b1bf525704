/** An event stream of a pretended shop that sends the test's events to all subscribers. */
export function openEventStream() {
  const followers = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  let number = 0
  const write = (to: ReadableStreamDefaultController<Uint8Array>, kind: string, payload: object) => {
    number += 1
    to.enqueue(encoder.encode(`id: channel:${number}\nevent: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`))
  }
  return {
    followers: () => followers.size,
    deliver(kind: string, payload: object): void {
      for (const one of followers) write(one, kind, payload)
    },
    /** Ends when the client aborts, as a connection does. */
    answer(signal: AbortSignal): Response {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller
          followers.add(controller)
          write(controller, 'stream.opened', { is_resumed: false })
          signal.addEventListener('abort', () => {
            if (followers.delete(controller)) controller.error(signal.reason)
          })
        },
        cancel: () => void (own && followers.delete(own)),
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }
}
