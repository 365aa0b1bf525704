import type { BrowserContext, Page } from '@playwright/test'
import { type Kysely, sql } from 'kysely'
import type { OrderStage } from '#domain/order/stages.ts'
import { token } from '#server/cli/commands/token.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { sampleOrder } from '../builders/sample-order.ts'
import { testMailer } from '../fakes/test-mailer.ts'
import { openShopDatabase } from '../server/own-shop.ts'

export type TestCustomer = { readonly customerId: string; readonly token: string; readonly refreshToken: string }

/** The settings of the shop that serves the browser tests. */
function shopEnvironment(): Environment {
  const environment = readEnvironment({ DATA_DIR: process.env.SHOP_DATA_DIR })
  if (!environment.ok) throw new Error('The shop of the browser tests has no settings')
  return environment.value
}

/**
 * Signs a new customer in at the shop of the browser tests, as `npm run shop -- token` does, but without a process of
 * its own; the token is valid for `endsSeconds` seconds.
 */
export async function newCustomer(endsSeconds = 3_600): Promise<TestCustomer> {
  const deps = {
    db: await shopDatabase(),
    environment: shopEnvironment(),
    mail: testMailer,
    now: () => new Date(),
  }
  const said = await token(deps, ['--ends', String(endsSeconds)])
  if (!said.ok) throw new Error(`No customer was signed in: ${said.code}`)
  return JSON.parse(said.value)
}

/** Puts tokens into the cookies in which a browser stores them. */
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

/** Notifies the shop's tabs that somebody signed in or out, as the tab does in which it happens. */
export async function writeTokensInTabs(page: Page): Promise<void> {
  await page.evaluate(() => new BroadcastChannel('hadashi-session').postMessage(''))
}

let connection: Kysely<Schema> | undefined

/**
 * The database of the shop of the browser tests, which keeps running meanwhile; all tests of a worker share one
 * connection.
 */
export async function shopDatabase(): Promise<Kysely<Schema>> {
  const isOpen = await connection?.executeQuery(sql`select 1`.compile(connection)).then(Boolean, () => false)
  if (!isOpen || !connection) connection = await openShopDatabase(process.env.SHOP_DATA_DIR)
  return connection
}

/** Inserts an order of a customer into the database of the shop of the browser tests. */
export async function giveOrder(customerId: string, stage: OrderStage): Promise<void> {
  const db = await shopDatabase()
  await db
    .insertInto('orders')
    .values(sampleOrder({ customer_id: customerId, stage, placed_at: new Date() }))
    .execute()
}

/** Signs in a new customer with an order that is ready to pay. */
export async function giveDueOrder(context: BrowserContext): Promise<void> {
  const customer = await newCustomer()
  await giveOrder(customer.customerId, 'ready_to_pay')
  await giveTokens(context, customer)
}
