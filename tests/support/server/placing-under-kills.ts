import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { createTokens } from '#server/access/tokens.ts'
import { someOrder } from '../builders/some-order.ts'
import { createRequester } from './create-requester.ts'
import { newPairGuest, withPairs } from './pair-visitor.ts'

const patience = { timeout: 60_000, interval: 100 }

type PlacedOrderNumbers = { readonly number: string; readonly edition_numbers: readonly number[] }
type PlacingAttempt = {
  readonly email: string
  /** The response; undefined until one arrived. */
  said: PlacedOrderNumbers | undefined
  /** The error of the last attempt. */
  error: string
  send(): Promise<PlacedOrderNumbers>
}

/** Guests who place an order each while the shop is killed, and resend every unanswered request under its key. */
export function placingsAt(url: () => string, secret: string) {
  const api = { send: createRequester(() => `${url()}/api`), tokens: createTokens(secret) }
  const placings: PlacingAttempt[] = []

  async function newPlacing(pairs: number): Promise<PlacingAttempt> {
    // A shop that was just restarted may not have noticed yet which of its connections are broken.
    const { visitor, lines } = await vi.waitFor(async () => {
      const { visitor } = await withPairs(await newPairGuest(api), pairs)
      const lines = (await visitor.lines()).map(({ id }) => id)
      expect(lines).toHaveLength(pairs)
      return { visitor, lines }
    }, patience)
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()]
    const body = someOrder(lines, { contact: { email } })
    const placing: PlacingAttempt = {
      email,
      said: undefined,
      error: 'nothing',
      async send() {
        const { status, code, data } = await visitor.call('/order/place', body, key)
        placing.error = `${status} ${code}`
        if (status !== 200) throw new Error(`It was answered ${placing.error}`)
        return data
      },
    }
    return placing
  }

  /** Sends the request and checks that a repeated response equals the first. */
  async function followEvents(placing: PlacingAttempt): Promise<void> {
    const said = await placing.send()
    if (placing.said) expect(said).toEqual(placing.said)
    placing.said = said
  }

  return {
    placings,
    /** Lets `count` guests start to place an order at once, one of them with two pairs; does not await the results. */
    async begin(count: number): Promise<void> {
      const made: PlacingAttempt[] = []
      for (let index = 0; index < count; index += 1) made.push(await newPlacing(index === 0 ? 2 : 1))
      placings.push(...made)
      for (const placing of made) void followEvents(placing).catch(() => {})
    },
    /** Resends until everybody has a response, and checks that a repeated request gets the same. */
    async settle(): Promise<void> {
      const findUnanswered = () => placings.filter(({ said }) => said === undefined)
      await vi.waitFor(async () => {
        await Promise.all(findUnanswered().map((placing) => followEvents(placing).catch(() => {})))
        expect(findUnanswered().map(({ error }) => error)).toEqual([])
      }, patience)
      for (const placing of placings.slice(-4)) await vi.waitFor(() => followEvents(placing), patience)
    },
  }
}
