import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { createTokens } from '#server/access/tokens.ts'
import { someOrder } from '../builders/some-order.ts'
import { askerOf } from './asker-of.ts'
import { newPairGuest, withPairs } from './pair-visitor.ts'

const patience = { timeout: 60_000, interval: 100 }

type Said = { readonly number: string; readonly edition_numbers: readonly number[] }
type Placing = {
  readonly email: string
  /** What was heard; nothing as long as nobody has answered. */
  said: Said | undefined
  /** What was answered in its place the last time. */
  refusal: string
  send(): Promise<Said>
}

/** Guests who place an order each while the shop is killed, and send whatever was not answered again under its key. */
export function placingsAt(url: () => string, secret: string) {
  const api = { ask: askerOf(() => `${url()}/api`), tokens: createTokens(secret) }
  const placings: Placing[] = []

  async function newPlacing(pairs: number): Promise<Placing> {
    // A shop that has just come back may not have noticed yet which of its lines broke.
    const { visitor, lines } = await vi.waitFor(async () => {
      const { visitor } = await withPairs(await newPairGuest(api), pairs)
      const lines = (await visitor.lines()).map(({ id }) => id)
      expect(lines).toHaveLength(pairs)
      return { visitor, lines }
    }, patience)
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()]
    const body = someOrder(lines, { contact: { email } })
    const placing: Placing = {
      email,
      said: undefined,
      refusal: 'nothing',
      async send() {
        const { status, code, data } = await visitor.call('/order/place', body, key)
        placing.refusal = `${status} ${code}`
        if (status !== 200) throw new Error(`It was answered ${placing.refusal}`)
        return data
      },
    }
    return placing
  }

  /** Whoever heard an answer before hears the same. */
  async function hear(placing: Placing): Promise<void> {
    const said = await placing.send()
    if (placing.said) expect(said).toEqual(placing.said)
    placing.said = said
  }

  return {
    placings,
    /** So many guests begin to place at once, one of them two pairs; nobody waits for what comes of it. */
    async begin(count: number): Promise<void> {
      const made: Placing[] = []
      for (let place = 0; place < count; place += 1) made.push(await newPlacing(place === 0 ? 2 : 1))
      placings.push(...made)
      for (const placing of made) void hear(placing).catch(() => {})
    },
    /** Until everybody has heard of their order, and hears the same once more. */
    async settle(): Promise<void> {
      const unheard = () => placings.filter(({ said }) => said === undefined)
      await vi.waitFor(async () => {
        await Promise.all(unheard().map((placing) => hear(placing).catch(() => {})))
        expect(unheard().map(({ refusal }) => refusal)).toEqual([])
      }, patience)
      for (const placing of placings.slice(-4)) await vi.waitFor(() => hear(placing), patience)
    },
  }
}
