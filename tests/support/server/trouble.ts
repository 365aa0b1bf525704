import { sql } from 'kysely'
import { expect } from 'vitest'
import type { openApi } from './open-api.ts'
import type { Trouble } from './order-steps.ts'
import type { PairVisitor } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type Said = Awaited<ReturnType<PairVisitor['call']>>

/** Asks until there is an answer; whoever asks once more hears the same. */
export async function settle(api: Api, ask: () => Promise<Said>, isQuiet: boolean): Promise<Said> {
  for (;;) {
    const said = await ask().catch(() => undefined)
    if (said && said.status < 500 && said.code !== 'UNDER_WAY') {
      const again = await ask()
      expect([again.status, again.data?.number]).toEqual([said.status, said.data?.number])
      return said
    }
    expect(isQuiet ? said : 'troubled').toBe('troubled')
    // A lease of whoever was cut off ends meanwhile.
    api.pass(10_000)
  }
}

/** Something else comes so many questions to the database later. */
export async function passQuestions(api: Api, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) await sql`select 1`.execute(api.db)
}

/** Whoever is at work in the database loses their connection, or their statement. */
async function interrupt(api: Api, how: 'cut_off' | 'cancelled'): Promise<void> {
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  if (how === 'cut_off') await sql`select pg_terminate_backend(pid) ${others}`.execute(api.db)
  else await sql`select pg_cancel_backend(pid) ${others}`.execute(api.db)
}

/** A line that broke is found out by whoever takes it next: until all that there are answer. */
async function findBroken(api: Api): Promise<void> {
  const ask = () => Promise.allSettled(Array.from({ length: 20 }, () => passQuestions(api, 1)))
  for (let said = await ask(); said.some(({ status }) => status === 'rejected'); said = await ask());
}

/** Something is asked for, here and there at once, and comes to trouble: what became of it nobody was told. */
export async function meet(
  api: Api,
  trouble: Trouble,
  late: number,
  asks: readonly ((more?: RequestInit) => Promise<unknown>)[],
): Promise<void> {
  if (trouble === 'answer_lost') {
    const leaving = new AbortController()
    // Whoever asks again does not wait until it has ended.
    for (const ask of asks) void ask({ signal: leaving.signal }).catch(() => {})
    await passQuestions(api, late)
    leaving.abort()
  }
  if (trouble === 'cut_off' || trouble === 'cancelled') {
    const ended = Promise.allSettled(asks.map((ask) => ask()))
    await passQuestions(api, late)
    await interrupt(api, trouble)
    await ended
    await findBroken(api)
    api.pass(10_000)
  }
}
