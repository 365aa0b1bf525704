import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { dayMs, hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import type { JobKinds } from '#server/jobs/job-kind.ts'
import { sandboxProtocol } from './protocol.ts'
import { createSandboxWebhookJob, sandboxWebhookJob } from './sandbox-webhooks.ts'
import { endSessions, purgeSandboxKeys, purgeSandboxSessions } from './session-actions.ts'

/** The path of the sandbox's pages, each under its id. */
export const sandboxPath = '/sandbox/pay'

export type Sandbox = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly kinds: JobKinds
  /** Answers a request without the network, with the same content. */
  fetch(address: string | URL | Request, init?: RequestInit): Promise<Response>
}

type SandboxDeps = {
  /** The shop's own secret: the keys between sandbox and shop are derived from it. */
  readonly secret: string
  database(): Kysely<Schema> | undefined
  linkTo(path: string): string
  webhookUrl(): string
  now(): Date
}

/**
 * Opens the payment provider of a demo: it speaks Stripe's protocol, stores its state in its own tables, and moves no
 * money.
 */
export function openSandbox({ secret, database, linkTo, webhookUrl, now }: SandboxDeps): Sandbox {
  const made = (name: string) => createHmac('sha256', secret).update(`payment sandbox: ${name}`).digest('hex')
  const [secretKey, webhookSecret] = [`sk_test_${made('key')}`, `whsec_${made('webhooks')}`]
  const protocol = sandboxProtocol({ secretKey, database, linkTo: (id) => linkTo(`${sandboxPath}/${id}`), now })
  return {
    secretKey,
    webhookSecret,
    kinds: {
      [sandboxWebhookJob]: createSandboxWebhookJob({ webhookSecret, webhookUrl, now }),
      'sandbox-end-sessions': cleanUp(5_000, (transaction) => endSessions(transaction, now())),
      'sandbox-purge-sessions': cleanUp(dayMs, (transaction) => purgeSandboxSessions(transaction, now())),
      'sandbox-purge-keys': cleanUp(hourMs, (transaction) => purgeSandboxKeys(transaction, now())),
    },
    async fetch(address, init) {
      const request = new Request(address, init)
      const ended = Promise.withResolvers<never>()
      const end = () => ended.reject(request.signal.reason)
      request.signal.throwIfAborted()
      request.signal.addEventListener('abort', end, { once: true })
      return Promise.race([protocol.fetch(request), ended.promise])
    },
  }
}
