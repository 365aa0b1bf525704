import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { someConsent, somePair } from '../../support/builders/some-design.ts'
import { someOrder } from '../../support/builders/some-order.ts'
import { someScan } from '../../support/builders/some-scan.ts'
import type { MeasuredServer } from '../../support/server/measured-server.ts'
import { HttpLine } from './http-line.ts'
import { atRate, type Caller, type LoadReport } from './load.ts'

const edition = 100_000
const perSecond = 20
const seconds = 15
/** The number of guests prepared concurrently, and of requests that may be pending. */
const atOnce = 40

/** Guests with a pair in the cart place orders at a fixed rate, from an edition larger than the real one. */
export async function measurePlacing(db: Kysely<Schema>, tokens: Tokens, shop: MeasuredServer): Promise<LoadReport> {
  await sql`
    insert into edition_numbers (number) select generate_series(1, ${sql.lit(edition)}) on conflict do nothing
  `.execute(db)
  const placings = await readyGuests(tokens, shop.port, perSecond * seconds)
  // Autovacuum does this by itself where rows arrive one by one over days.
  await sql`analyze`.execute(db)
  const next: Caller = () => {
    const placing = placings.pop()?.(undefined)
    if (!placing) throw new Error('More orders are placed than there are guests')
    return placing
  }
  return atRate(
    shop.port,
    Array.from({ length: atOnce }, () => next),
    perSecond,
    seconds,
  )
}

async function readyGuests(tokens: Tokens, port: number, count: number): Promise<Caller[]> {
  const ready: Caller[] = []
  const make = async () => {
    const line = await HttpLine.open(port)
    while (ready.length < count) ready.push(await readyGuest(tokens, line))
    line.close()
  }
  await Promise.all(Array.from({ length: atOnce }, make))
  return ready.slice(0, count)
}

/** Prepares a guest with a scan and a pair in the cart, who only has to place the order. */
async function readyGuest(tokens: Tokens, line: HttpLine): Promise<Caller> {
  const known = { [settings.guest.header]: await tokens.signGuest(randomUUID()) }
  const createCommand = (path: string, body: object) => ({
    method: 'POST' as const,
    path: `/api${path}`,
    headers: { ...known, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  async function done(path: string, body?: object) {
    const response = await line.send(body ? createCommand(path, body) : { path: `/api${path}`, headers: known })
    if (response.status !== 200)
      throw new Error(`${path} was answered ${response.status}: ${response.body.slice(0, 300)}`)
    return JSON.parse(response.body).data
  }
  const { people } = await done('/scans/people/save', { kind: 'self', name: 'Ann', group: 'women' })
  const [personId, scan] = [people[0].id, someScan()]
  const saved = await done('/scans/save', { person_id: personId, scan })
  const configuration = somePair({ personId, scanId: saved.id, scan })
  await done('/cart/add', { configuration, consent: someConsent })
  const { lines } = await done('/cart/list')
  return () => createCommand('/order/place', someOrder(lines.map(({ id }: { id: string }) => id)))
}
