import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.ts'
import { createStripeProvider } from './stripe-provider.ts'

export type OpenedPaymentProvider = {
  readonly provider: PaymentProvider
  /** Set if no money is moved: in a demo without a Stripe account. */
  readonly sandbox: Sandbox | undefined
}

type PaymentProviderDeps = {
  readonly environment: Environment
  readonly secret: string
  database(): Kysely<Schema> | undefined
  /** The absolute URL of a page of the shop. */
  linkTo(path: string): string
  /** The URL of the shop's own API on this machine. */
  apiUrl(): string
  now(): Date
}

/** Creates Stripe if the shop has an account there, otherwise a sandbox, which production does not allow. */
export function createPaymentProvider({
  environment,
  secret,
  database,
  linkTo,
  apiUrl,
  now,
}: PaymentProviderDeps): OpenedPaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, isProduction } = environment
  if (secretKey !== undefined && webhookSecret !== undefined)
    return { provider: createStripeProvider({ name: 'stripe', secretKey, webhookSecret }), sandbox: undefined }
  if (isProduction) throw new Error('The sandbox provider is not allowed in production')
  const sandbox = openSandbox({
    secret,
    database,
    linkTo,
    webhookUrl: () => `${apiUrl()}/payment/webhooks/sandbox`,
    now,
  })
  const { secretKey: key, webhookSecret: sandboxWebhookSecret, fetch } = sandbox
  return {
    provider: createStripeProvider({ name: 'sandbox', secretKey: key, webhookSecret: sandboxWebhookSecret, fetch }),
    sandbox,
  }
}
