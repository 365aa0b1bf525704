import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Asker } from '#server/http/asker.ts'
import { type Call, endpoint, type UseCase } from '#server/http/endpoint.ts'
import type { UploadParts } from '#server/http/upload.ts'
import type { OpenDatabase } from '#server/open-database.ts'
import { authenticate } from './authenticate.ts'
import { createFileCalls } from './file-calls.ts'
import type { Bearer, Tokens } from './tokens.ts'

type Outcome<E extends Endpoint> = ReturnType<UseCase<E>>

export type CallParts = {
  readonly app: Hono<ApiEnv>
  readonly tokens: Tokens
  readonly uploads: UploadParts
  /** The database once it is open; a call that needs it before then hears that the shop is starting. */
  database(): OpenDatabase | undefined
  now(): Date
}

/** Whose work it is: a customer's, or a guest's until they sign in. */
export type Visitor = ({ readonly kind: 'customer' } & Bearer) | { readonly kind: 'guest'; readonly guestId: string }

export type Calls = ReturnType<typeof createCalls>

/**
 * The kinds of calls that a resource may put on the API: without the database; with it, for anyone; for a signed-in customer;
 * and for a customer or a guest.
 */
export function createCalls({ app, tokens, uploads, database, now }: CallParts) {
  function plainCall<E extends Endpoint>(contract: E, work: UseCase<E>): void {
    endpoint(app, contract, work)
  }

  function openCall<E extends Endpoint>(contract: E, work: (db: Kysely<Schema>, call: Call<E>) => Outcome<E>): void {
    endpoint(app, contract, async (call) => {
      const open = database()
      return open ? work(open.kysely, call) : fail('UNAVAILABLE')
    })
  }

  function customerCall<E extends Endpoint & { needs: 'customer' }>(
    contract: E,
    work: (db: Kysely<Schema>, customer: Bearer, call: Call<E>) => Outcome<E>,
  ): void {
    openCall(contract, async (db, call) => {
      const customer = await authenticate(db, tokens, call.token, now())
      return customer ? work(db, customer, call) : fail('AUTH_REQUIRED')
    })
  }

  function visitorCall<E extends Endpoint & { needs: 'visitor' }>(
    contract: E,
    work: (db: Kysely<Schema>, visitor: Visitor, call: Call<E>) => Outcome<E>,
  ): void {
    openCall(contract, async (db, call) => {
      const visitor = await visitorOf(db, call)
      return visitor ? work(db, visitor, call) : fail('AUTH_REQUIRED')
    })
  }

  /** A caller with a customer's token is that customer or nobody: a token that has ended makes no guest. */
  async function visitorOf(
    db: Kysely<Schema>,
    { token, guest }: { token: string | undefined; guest: string | undefined },
  ): Promise<Visitor | undefined> {
    if (token !== undefined) {
      const customer = await authenticate(db, tokens, token, now())
      return customer && { kind: 'customer', ...customer }
    }
    const guestId = guest === undefined ? undefined : await tokens.readGuest(guest)
    return guestId === undefined ? undefined : { kind: 'guest', guestId }
  }

  /** A customer's files are theirs alone, and a call for customers knows no guest. */
  async function ownerOf(db: Kysely<Schema>, needs: 'customer' | 'visitor', { token, guest }: Asker) {
    const visitor = await visitorOf(db, { token, guest: needs === 'visitor' ? guest : undefined })
    if (!visitor) return undefined
    return visitor.kind === 'customer'
      ? ({ customer_id: visitor.customerId, guest_id: null } as const)
      : ({ customer_id: null, guest_id: visitor.guestId } as const)
  }

  const fileCalls = createFileCalls({ app, uploads, database, ownerOf })
  return { plainCall, openCall, customerCall, visitorCall, ...fileCalls }
}
