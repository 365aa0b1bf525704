import { sql } from 'kysely'
import { expect } from 'vitest'
import type { openApi } from './open-api.ts'
import type { Disruption } from './order-steps.ts'
import type { PairVisitor } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type CallResponse = Awaited<ReturnType<PairVisitor['call']>>

/** Sends until there is a final response, and checks that sending once more returns the same. */
export async function settle(api: Api, send: () => Promise<CallResponse>, isQuiet: boolean): Promise<CallResponse> {
  for (;;) {
    const said = await send().catch(() => undefined)
    if (said && said.status < 500 && said.code !== 'REQUEST_IN_PROGRESS') {
      const again = await send()
      expect([again.status, again.data?.number]).toEqual([said.status, said.data?.number])
      return said
    }
    expect(isQuiet ? said : 'troubled').toBe('troubled')
    // Lets the lease of an interrupted request expire meanwhile.
    api.pass(10_000)
  }
}

/** Waits as long as `count` queries to the database take. */
export async function passQuestions(api: Api, count: number): Promise<void> {
  for (let attempt = 0; attempt < count; attempt += 1) await sql`select 1`.execute(api.db)
}

/** Terminates the connections, or cancels the statements, of everything that works in the database. */
async function interrupt(api: Api, how: 'cut_off' | 'cancelled'): Promise<void> {
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  if (how === 'cut_off') await sql`select pg_terminate_backend(pid) ${others}`.execute(api.db)
  else await sql`select pg_cancel_backend(pid) ${others}`.execute(api.db)
}

/** The pool notices a broken connection only when it is used: queries until all connections answer. */
async function findBroken(api: Api): Promise<void> {
  const send = () => Promise.allSettled(Array.from({ length: 20 }, () => passQuestions(api, 1)))
  for (let said = await send(); said.some(({ status }) => status === 'rejected'); said = await send());
}

/** Sends concurrent requests and disrupts them; nobody receives their responses. */
export async function meet(
  api: Api,
  disruption: Disruption,
  delay: number,
  requests: readonly ((more?: RequestInit) => Promise<unknown>)[],
): Promise<void> {
  if (disruption === 'answer_lost') {
    const leaving = new AbortController()
    // A retry does not wait until the aborted request has ended.
    for (const send of requests) void send({ signal: leaving.signal }).catch(() => {})
    await passQuestions(api, delay)
    leaving.abort()
  }
  if (disruption === 'cut_off' || disruption === 'cancelled') {
    const ended = Promise.allSettled(requests.map((send) => send()))
    await passQuestions(api, delay)
    await interrupt(api, disruption)
    await ended
    await findBroken(api)
    api.pass(10_000)
  }
}
