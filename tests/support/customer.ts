import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import type { OrderStage } from '#domain/order/stages.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import { readEnvironment } from '#server/env/read-environment.ts'

export type TestCustomer = { readonly customerId: string; readonly token: string; readonly refreshToken: string }

/** Signs a new customer in at the shop of the browser tests; the token is good for so many seconds more. */
export async function newCustomer(endsSeconds = 3_600): Promise<TestCustomer> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli/shop.ts', 'token', '--ends', String(endsSeconds)],
    { env: { ...process.env, NODE_ENV: '', DATA_DIR: process.env.SHOP_DATA_DIR } },
  )
  return JSON.parse(stdout)
}

/** Puts tokens where a browser keeps them. */
export async function giveTokens(
  context: BrowserContext,
  { token, refreshToken }: { token?: string; refreshToken?: string },
): Promise<void> {
  const url = String(process.env.SHOP_URL)
  const cookies = Object.entries({ token, 'refresh-token': refreshToken })
  await context.addCookies(
    cookies.flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value, url, sameSite: 'Strict' as const }],
    ),
  )
}

/** Says to the shop's tabs that somebody signed in or out, as the tab does in which it happens. */
export async function tellTabs(page: Page): Promise<void> {
  await page.evaluate(() => new BroadcastChannel('hadashi-session').postMessage(''))
}

/** The database of the shop of the browser tests, which serves on meanwhile. */
export async function shopDatabase() {
  const environment = readEnvironment({ DATA_DIR: process.env.SHOP_DATA_DIR })
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop of the browser tests does not run')
  return db
}

/** Gives a customer an order, in the database of the shop of the browser tests. */
export async function giveOrder(customerId: string, stage: OrderStage, paymentLink: string | null): Promise<void> {
  const db = await shopDatabase()
  await db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      guest_id: null,
      stage,
      payment_link: paymentLink,
      placed_at: new Date(),
    })
    .execute()
  await db.destroy()
}
