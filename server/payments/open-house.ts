import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { PaymentHouse } from './port.ts'
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.ts'
import { stripeHouse } from './stripe-house.ts'

export type OpenHouse = {
  readonly house: PaymentHouse
  /** Where no money is moved: in a demo without an account at Stripe. */
  readonly sandbox: Sandbox | undefined
}

type Parts = {
  readonly environment: Environment
  readonly secret: string
  database(): Kysely<Schema> | undefined
  /** The whole address of a page of the shop. */
  linkTo(path: string): string
  /** Where the shop itself takes calls, on this machine. */
  apiUrl(): string
  now(): Date
}

/** Stripe, where the shop has an account there; otherwise a rehearsal, which production never is. */
export function openHouse({ environment, secret, database, linkTo, apiUrl, now }: Parts): OpenHouse {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: newsSecret, isProduction } = environment
  if (secretKey !== undefined && newsSecret !== undefined)
    return { house: stripeHouse({ name: 'stripe', secretKey, newsSecret }), sandbox: undefined }
  if (isProduction) throw new Error('Production takes no money in a sandbox')
  const sandbox = openSandbox({ secret, database, linkTo, newsUrl: () => `${apiUrl()}/payment/news/sandbox`, now })
  const { secretKey: key, newsSecret: news, fetch } = sandbox
  return { house: stripeHouse({ name: 'sandbox', secretKey: key, newsSecret: news, fetch }), sandbox }
}
