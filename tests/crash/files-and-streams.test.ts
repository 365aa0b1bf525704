import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { cleanUpFiles } from '#server/files/clean-up-files.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { sumFileBytes } from '#server/files/owner.ts'
import { openDatabase } from '#server/open-database.ts'
import { publish } from '#server/streams/publish.ts'
import { newPeople } from '../perf/api/people.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { startMeasured } from '../support/server/measured-server.ts'
import { startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { followTestEvents, giveFile } from '../support/server/upload-server-calls.ts'

const secret = 'a secret of the test, long enough for it'
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100_000, 7)])

test('a server killed during uploads and streams leaves no partial file, and every reader gets every event', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.stop())
  const databaseUrl = await postgres.newDatabase()
  const { kysely: db, close } = await openDatabase({ dataDir: '', databaseUrl, demo: false, log: saidLog() })
  onTestFinished(close)
  const folder = await emptyFolder()
  const start = () => startMeasured('house', 'tests/support/server/upload-server.ts', [databaseUrl, secret, folder])
  const [person] = await newPeople(db, createTokens(secret), 1)
  if (!person) throw new Error('Nobody')
  const authorization = `Bearer ${person.token}`
  const publishAt = (at: number) =>
    inTransaction(db, (transaction) =>
      publish(transaction, { customerId: person.customerId }, { kind: 'noted', payload: { at } }, new Date()),
    )

  /** Reads until the event has arrived, and returns its id. */
  async function followEvents(port: number, at: number, lastEvent?: string): Promise<string> {
    const headers = { authorization, ...(lastEvent === undefined ? {} : { 'last-event-id': lastEvent }) }
    const answer = await fetch(`http://127.0.0.1:${port}/api${followTestEvents.path}`, { headers })
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const [, name] = new RegExp(`id: (\\S+)\nevent: noted\ndata: {"at":${at}}`).exec(text) ?? []
      if (name !== undefined) return name
    }
    throw new Error(`It was not noted: ${text}`)
  }

  /** Sends half of a picture and leaves the connection open. */
  function sendHalf(port: number): Socket {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const head = `POST /api${giveFile.path} HTTP/1.1\r\nhost: shop\r\nauthorization: ${authorization}\r\ncontent-type: image/jpeg\r\n`
    socket.write(`${head}content-length: ${picture.length}\r\n\r\n`)
    socket.write(picture.subarray(0, picture.length / 2))
    return socket
  }

  const killed = await start()
  const given = await fetch(`http://127.0.0.1:${killed.port}/api${giveFile.path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/jpeg' },
    body: picture,
  })
  const whole: string = (await given.json()).data.file_id
  await publishAt(1)
  const lastEvent = await followEvents(killed.port, 1, `${person.customerId}:0`)
  const broken = followEvents(killed.port, 2).catch((error: Error) => error)
  const halves = Array.from({ length: 4 }, () => sendHalf(killed.port))
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(5), { timeout: 20_000, interval: 10 })
  await killed.stop('SIGKILL')
  for (const socket of halves) socket.destroy()
  expect(await broken).toBeInstanceOf(Error)
  await publishAt(2)

  const next = await start()
  onTestFinished(() => next.stop())
  expect(await followEvents(next.port, 2, lastEvent)).not.toBe(lastEvent)
  const states = async () => {
    const rows = await db.selectFrom('files').select(['id', 'state']).orderBy('state').execute()
    return rows.map(({ id, state }) => (id === whole ? `the whole: ${state}` : state))
  }
  expect(await states()).toEqual([...Array(4).fill('pending'), 'the whole: stored'])
  const later = new Date(Date.now() + 3 * hourMs)
  await cleanUpFiles(db, diskFiles(folder), { now: later, storeNow: later })
  expect([await states(), await readdir(folder)]).toEqual([['the whole: stored'], [whole]])
  expect(await sumFileBytes(db, { customer_id: person.customerId, guest_id: null })).toBe(picture.length)
})
