import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import { createTokens } from '#server/access/tokens.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { mailsTo } from '../browser/read-mailbox.ts'
import { crashProcess } from './crash-process.ts'
import { createRequester } from './create-requester.ts'
import { emptyFolder } from './data-folder.ts'
import type { newPairCustomer } from './pair-visitor.ts'
import { type RunningShop, startShop } from './running-shop.ts'
import { shopCommand } from './shop-command.ts'

export const shopSecret = 'a secret of the test, long enough for it'
/** Includes the time to make pairs: only a hang reaches this limit. */
export const patience = { timeout: 400_000, interval: 100 }

/**
 * A shop in its own process that makes what is ordered, with helpers that order there, press in its sandbox, and act as
 * its operators.
 */
export async function openMakingShop(given: Record<string, string> = {}) {
  const dataDir = await emptyFolder()
  const env = { JWT_SECRET: shopSecret, WORKSHOP: 'here', TRUSTED_PROXIES: '127.0.0.1', ...given }
  let running: RunningShop = await startShop({ env, dataDir })
  onTestFinished(async () => void (await running.stop()))
  const environment = readEnvironment({ ...env, DATA_DIR: dataDir })
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  onTestFinished(() => db.destroy())
  const tokens = createTokens(shopSecret)
  const now = () => new Date()

  async function command(...words: string[]): Promise<string> {
    const { code, out, err } = await shopCommand(words, { ...env, DATA_DIR: dataDir })
    expect([code, err]).toEqual([0, ''])
    return out
  }

  /** The stage of an order as its operators see it. */
  const readStage = async (number: string): Promise<string> => JSON.parse(await command('orders', 'show', number)).stage

  const api = {
    send: createRequester(() => `${running.url}/api`),
    tokens,
    db,
    now,
    signIn: (customerId: string) =>
      inTransaction(db, (one) => openSession(one, tokens, { customerId, device: 'a browser', now: now() })),
    newCustomer: async () => {
      const id = randomUUID()
      await db.insertInto('customers').values({ id, created_at: now() }).execute()
      return id
    },
  }

  return {
    db,
    /** The part of the API that the visitors of tests use. */
    api: api as unknown as Parameters<typeof newPairCustomer>[0],
    command,
    output: () => running.output(),
    mailsTo: (address: string) => mailsTo(address, running.url),
    /** Presses a button on the page of a payment. */
    async press(url: string, action: string): Promise<void> {
      const address = running.url + new URL(url).pathname
      const shown = await (await fetch(address)).text()
      expect(shown).toContain(`value="${action}"`)
      const form = { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' } as const
      const answer = await fetch(address, { ...form, headers: { origin: running.url } })
      expect(answer.status).toBe(303)
    },
    comesTo: (number: string, stage: string) =>
      vi.waitFor(async () => expect(await readStage(number)).toBe(stage), patience),
    /** Kills the shop, as a machine without memory does, and starts it again. */
    async killAndStart(): Promise<void> {
      crashProcess(running.pid)
      running = await startShop({ env, dataDir })
    },
  }
}

export type MakingShop = Awaited<ReturnType<typeof openMakingShop>>
