import { request } from 'node:http'
import { expect } from 'vitest'

export type ReceivedEvent = { readonly id: string; readonly kind: string; readonly payload: unknown }

type StreamReading = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly events: ReceivedEvent[]
  /** Everything that was received, including comments. */
  text(): string
  /** Waits until this many of the test's own events have arrived. */
  until(count: number): Promise<readonly ReceivedEvent[]>
  /** How the stream ended: completely, or broken off. */
  readonly ended: Promise<'whole' | 'broken'>
  pause(): void
  unsubscribe(): void
}

function readEvents(text: string): ReceivedEvent[] {
  const blocks = text.split('\n\n').slice(0, -1)
  return blocks.flatMap((block) => {
    const lines = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
    const [id, kind, data] = [lines.get('id'), lines.get('event'), lines.get('data')]
    return id !== undefined && kind && data ? [{ id, kind, payload: JSON.parse(data) }] : []
  })
}

/** Reads a stream of a server as a client without a browser does. */
export function readStreamEvents(
  address: string,
  headers: Readonly<Record<string, string>>,
  lastEvent?: string,
): Promise<StreamReading> {
  return new Promise((resolve, reject) => {
    const last = lastEvent === undefined ? {} : { 'last-event-id': lastEvent }
    const pendingRequest = request(address, { headers: { ...headers, ...last } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      const ended = new Promise<'whole' | 'broken'>((end) => {
        answer.on('close', () => end(answer.complete ? 'whole' : 'broken')).on('error', () => {})
      })
      const following: StreamReading = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        get events() {
          return readEvents(text)
        },
        text: () => text,
        async until(count) {
          const own = () => readEvents(text).filter(({ kind }) => kind !== 'stream.opened')
          await expect.poll(() => own().length, { interval: 10 }).toBeGreaterThanOrEqual(count)
          return own()
        },
        ended,
        pause: () => void answer.pause(),
        unsubscribe: () => void pendingRequest.destroy(),
      }
      resolve(following)
    })
    pendingRequest.on('error', reject).end()
  })
}
