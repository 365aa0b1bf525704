import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import { type ClaimedMail, claimMails, forgetMails, giveUp, markSent, prolongLease, putOff } from './due-mails.ts'
import type { MailCarrier } from './port.ts'

/** How long a mail waits after each failed try; the last goes on. */
const waitsMs = [1_000, 5_000, 30_000, 300_000, 1_800_000]
const giveUpAfterMs = 24 * 3_600_000

/** How long it is known that a mail was sent, and how often it is looked for older ones. */
const keepMs = 30 * 24 * 3_600_000
const forgetEveryMs = 3_600_000

/** One slow recipient holds up no other. */
const atOnce = 4

export type OutboxLimits = {
  /** How often it is looked for mails of other servers, and for those whose time has come again. */
  readonly pollMs: number
  /** What a killed server had under way is free again after the lease; a living one prolongs it meanwhile. */
  readonly leaseMs: number
  readonly prolongMs: number
  readonly sendMs: number
  /** How long mails under way may take after the shop was asked to stop. */
  readonly stopMs: number
}

const usualLimits: OutboxLimits = { pollMs: 1_000, leaseMs: 6_000, prolongMs: 2_000, sendMs: 30_000, stopMs: 3_000 }

type Parts = { readonly carrier: MailCarrier; readonly log: Log; readonly limits?: OutboxLimits; now(): Date }

export type Outbox = {
  /** Says that a mail is due. */
  wake(): void
  /** Sends what is due, again and again, until it is told to stop. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

function waitAfter(attempts: number): number {
  return waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? 0
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}

/** The kind of a fault. The database's words may hold the row, and so what the mail says. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

/** Brings every queued mail to its carrier: at least once, and under the same name each time. */
export function createOutbox({ carrier, log, limits = usualLimits, now }: Parts): Outbox {
  let rouse = () => {}

  async function send(db: Kysely<Schema>, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
    const { id, to_address: to, language, kind, attempts, created_at: writtenAt } = mail
    const [subject, text, html] = [mail.subject ?? '', mail.body_text ?? '', mail.body_html ?? '']
    const carried = await carrier.send({ id, to, language, subject, text, html, writtenAt }, signal)
    const about = { mailId: id, kind, attempts }
    if (carried.ok) {
      await markSent(db, mail, now(), carrier.keepsWords)
      log.info(about, 'A mail went out')
    } else if (carried.code === 'refused' || now().getTime() - writtenAt.getTime() >= giveUpAfterMs) {
      await giveUp(db, mail, now(), carried.facts)
      log.warn({ ...about, fault: carried.facts }, 'A mail is given up')
    } else {
      await putOff(db, mail, later(now(), waitAfter(attempts)), carried.facts)
      log.info({ ...about, fault: carried.facts }, 'A mail waits for its next try')
    }
  }

  function watch(db: Kysely<Schema>): () => Promise<void> {
    const stopping = new AbortController()
    const underWay = new Set<Promise<void>>()
    let isStopped = false
    let isCalled = false
    let isDown = false
    let forgotAt = 0
    let wakeUp = () => {}
    rouse = () => {
      isCalled = true
      wakeUp()
    }

    function rest(): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, isCalled ? 0 : limits.pollMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }

    function complain(error: unknown): void {
      if (!isDown) log.warn({ fault: kindOf(error) }, 'The outbox does not reach the database, and tries again')
      isDown = true
    }

    async function carry(mail: ClaimedMail): Promise<void> {
      const hold = () => prolongLease(db, mail, later(now(), limits.leaseMs)).catch(complain)
      const holding = setInterval(hold, limits.prolongMs)
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.sendMs)])
      await send(db, mail, signal).catch(complain)
      clearInterval(holding)
    }

    async function takeUp(): Promise<void> {
      const count = atOnce - underWay.size
      if (count === 0) return
      const claimed = await claimMails(db, { count, now: now(), until: later(now(), limits.leaseMs) })
      isDown = false
      for (const mail of claimed) {
        const carrying = carry(mail).finally(() => {
          underWay.delete(carrying)
          rouse()
        })
        underWay.add(carrying)
      }
    }

    async function forget(): Promise<void> {
      const time = now().getTime()
      if (time - forgotAt < forgetEveryMs) return
      await forgetMails(db, new Date(time - keepMs))
      forgotAt = time
    }

    async function run(): Promise<void> {
      while (!isStopped) {
        isCalled = false
        await takeUp().then(forget).catch(complain)
        await rest()
      }
    }

    const running = run()
    return async () => {
      isStopped = true
      rouse()
      await running
      const hurry = setTimeout(() => stopping.abort(), limits.stopMs)
      await Promise.all(underWay)
      clearTimeout(hurry)
    }
  }

  return { wake: () => rouse(), watch }
}
