import type { ServerResponse } from 'node:http'
import { type StreamCall, streamWords } from '#domain/contract/stream-call.ts'
import { streamSettings } from '#domain/stream-settings.ts'

export type EventOutput = ReturnType<typeof eventOutput>

const encoder = new TextEncoder()

/**
 * The body of a stream. What its reader does not take waits here, up to a bound: more is told to nobody who has no room,
 * so that whoever sleeps fills no memory of ours.
 */
export function eventOutput({ events }: Pick<StreamCall, 'events'>, response: ServerResponse) {
  const { waitingBytes } = streamSettings
  let isOpen = true
  let unsubscribe = () => {}
  let out: ReadableStreamDefaultController<Uint8Array> | undefined

  function close(): void {
    isOpen = false
    unsubscribe()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        out = controller
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes }),
  )

  function send(text: string): void {
    if (isOpen) out?.enqueue(encoder.encode(text))
  }

  return {
    body,
    canWrite: () => isOpen && (out?.desiredSize ?? 0) > 0,
    /** An event of another stream is passed over; one that breaks the contract throws, and is not sent. */
    write(name: string, kind: string, payload: object): void {
      const schema = events[kind]
      if (kind !== streamWords.opened && !schema) return
      const data = JSON.stringify(schema ? schema.parse(payload) : payload)
      send(`id: ${name}\nevent: ${kind}\ndata: ${data}\n\n`)
    },
    /** A comment, which readers pass over: the line is there. */
    beat: () => send(':\n\n'),
    end(): void {
      if (!isOpen) return
      close()
      // What waits to be read would hold up whoever ends it.
      if (response.writableNeedDrain || out?.desiredSize !== waitingBytes) response.destroy()
      else out.close()
    },
    whenGone(work: () => void): void {
      if (isOpen) unsubscribe = work
      else work()
    },
  }
}
