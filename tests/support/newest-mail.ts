import { expect } from '@playwright/test'

type Mail = { readonly kind: string; readonly to: string; readonly text: string; readonly subject: string }

/** The newest mail of a kind to an address, as the mailbox of the demo shows it; it may be on its way still. */
export async function newestMail(to: string, kind = 'sign_in', after = 0): Promise<Mail> {
  let found: Mail[] = []
  await expect(async () => {
    const answer = await fetch(`${process.env.SHOP_URL}/dev/mailbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    })
    const { mails } = (await answer.json()) as { mails: Mail[] }
    found = mails.filter((mail) => mail.kind === kind && mail.to === to)
    expect(found.length).toBeGreaterThan(after)
  }).toPass()
  const [newest] = found
  if (!newest) throw new Error('The mailbox is empty')
  return newest
}

export async function codeTo(to: string, after = 0): Promise<string> {
  const { text } = await newestMail(to, 'sign_in', after)
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''
}

/** The path of the link, as a browser of the tests opens it. */
export async function linkTo(to: string, after = 0): Promise<string> {
  const { text } = await newestMail(to, 'sign_in', after)
  const link = new URL(/https?:\/\/\S+\/auth\/\S+/.exec(text)?.[0] ?? '')
  return link.pathname + link.search
}
