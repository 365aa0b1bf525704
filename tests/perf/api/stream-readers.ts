import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/streams/publish.ts'
import type { MeasuredServer } from '../../support/server/measured-server.ts'
import { followTestEvents } from '../../support/server/upload-server-calls.ts'
import { percentile } from './load.ts'
import { newPeople } from './people.ts'

export type StreamReadersReport = {
  readonly noted: number
  /** The time from an event's cause to its arrival at the reader. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** The server's processor seconds per second while all of them are subscribed. */
  readonly processorShare: number
}

const readers = 100
const perTurn = 10
const turns = 80
const turnMs = 100

/** A hundred customers subscribe to their events, and a hundred events a second are published to some of them. */
export async function measureReaders(
  db: Kysely<Schema>,
  tokens: Tokens,
  server: MeasuredServer,
): Promise<StreamReadersReport> {
  const people = await newPeople(db, tokens, readers)
  const lags: number[] = []
  const closing = new AbortController()
  const reading: Promise<void>[] = []
  await Promise.all(
    people.map(async ({ token }) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api${followTestEvents.path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: closing.signal,
      })
      if (answer.status !== 200 || !answer.body) throw new Error(`A stream was answered ${answer.status}`)
      // Not awaited: the reading continues until everything is measured.
      reading.push(read(answer.body, (at) => lags.push(Date.now() - at)).catch(() => {}))
    }),
  )
  const [before, begun] = [server.processorSeconds(), performance.now()]
  for (let turn = 0; turn < turns; turn++) {
    const due = pause(turnMs)
    const some = people.filter((_, index) => (index + turn) % (readers / perTurn) === 0)
    await Promise.all(
      some.map(({ customerId }) =>
        inTransaction(db, (transaction) =>
          publish(transaction, { customerId }, { kind: 'noted', payload: { at: Date.now() } }, new Date()),
        ),
      ),
    )
    await due
  }
  while (lags.length < perTurn * turns) await pause(50)
  const processorShare = (server.processorSeconds() - before) / ((performance.now() - begun) / 1_000)
  closing.abort()
  await Promise.all(reading)
  return { noted: lags.length, p50Ms: percentile(lags, 0.5), p99Ms: percentile(lags, 0.99), processorShare }
}

async function read(body: ReadableStream<Uint8Array>, followEvents: (at: number) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const [, at] = /"at":(\d+)/.exec(event) ?? []
      if (at !== undefined) followEvents(Number(at))
    }
  }
}
