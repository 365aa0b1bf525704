import { expect } from '@playwright/test'

export type MailInBox = {
  readonly id: string
  readonly kind: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails to an address in a demo's mailbox, newest first. */
export async function mailsTo(to: string, shop = String(process.env.SHOP_URL)): Promise<MailInBox[]> {
  const query = new URLSearchParams({ to })
  const answer = await fetch(`${shop}/dev/mailbox?${query}`, { headers: { accept: 'application/json' } })
  return (await answer.json()).mails
}

/** The newest mail to an address once `count` have arrived: the shop sends asynchronously. */
export async function mailTo(to: string, count = 1): Promise<MailInBox> {
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 10_000, intervals: [50] }).toBe(count)
  const [newest] = await mailsTo(to)
  if (!newest) throw new Error(`No mail to ${to}`)
  return newest
}
