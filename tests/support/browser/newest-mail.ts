import { expect } from '@playwright/test'
import { type MailInBox, mailsTo } from './read-mailbox.ts'

/** The newest mail of a kind to an address, once more than `after` have arrived. */
export async function newestMail(to: string, kind: string, after = 0): Promise<MailInBox> {
  const ofKind = async () => (await mailsTo(to)).filter((mail) => mail.kind === kind)
  await expect.poll(async () => (await ofKind()).length, { timeout: 20_000 }).toBeGreaterThan(after)
  const [newest] = await ofKind()
  if (!newest) throw new Error('The mailbox is empty')
  return newest
}

export async function codeTo(to: string, after = 0): Promise<string> {
  const { text } = await newestMail(to, 'sign_in', after)
  return codeIn(text)
}

/** The code stands on a line of its own. */
export function codeIn(text: string): string {
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''
}

/** The path of the sign-in link, as a browser of the tests opens it. */
export async function linkTo(to: string, after = 0): Promise<string> {
  const { text } = await newestMail(to, 'sign_in', after)
  const link = new URL(/https?:\/\/\S+\/auth\/\S+/.exec(text)?.[0] ?? '')
  return link.pathname + link.search
}
