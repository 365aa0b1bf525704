import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { authenticate } from '#server/sessions/authenticate.ts'
import type { Bearer, Tokens } from '#server/sessions/tokens.ts'
import { type ApiEnv, type Call, endpoint, type UseCase } from './endpoint.ts'

type Outcome<E extends Endpoint> = ReturnType<UseCase<E>>

type Parts = {
  readonly app: Hono<ApiEnv>
  readonly tokens: Tokens
  database(): OpenDatabase | undefined
  now(): Date
}

/** Whose work it is: a customer's, or a guest's until they sign in. */
export type Visitor = ({ readonly kind: 'customer' } & Bearer) | { readonly kind: 'guest'; readonly guestId: string }

/** The kinds of calls that need the database: for anyone, for a signed-in customer, and for a customer or a guest. */
export function databaseCalls({ app, tokens, database, now }: Parts) {
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

  /** Whoever shows a customer's token is that customer or nobody: a token that has ended makes no guest. */
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

  return { openCall, customerCall, visitorCall }
}
