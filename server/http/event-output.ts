import type { ServerResponse } from 'node:http'
import { type StreamCall, streamWords } from '#domain/contract/call-kinds.ts'
import { streamSettings } from '#domain/stream-settings.ts'

export type EventOutput = ReturnType<typeof eventOutput>

const encoder = new TextEncoder()

/**
 * The body of an event stream. Unread data is buffered up to a limit; `canWrite` is false beyond it, so that a reader
 * that stopped reading cannot fill the server's memory.
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
    /**
     * Skips events that the contract of this stream does not declare. An event whose payload breaks the contract throws
     * and is not sent.
     */
    write(name: string, kind: string, payload: object): void {
      const schema = events[kind]
      if (kind !== streamWords.opened && !schema) return
      const data = JSON.stringify(schema ? schema.parse(payload) : payload)
      send(`id: ${name}\nevent: ${kind}\ndata: ${data}\n\n`)
    },
    /** Sends a comment line, which readers ignore, as a heartbeat. */
    beat: () => send(':\n\n'),
    end(): void {
      if (!isOpen) return
      close()
      // Unread data would delay the close, so the connection is destroyed in that case.
      if (response.writableNeedDrain || out?.desiredSize !== waitingBytes) response.destroy()
      else out.close()
    },
    whenGone(work: () => void): void {
      if (isOpen) unsubscribe = work
      else work()
    },
  }
}
