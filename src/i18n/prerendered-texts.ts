import type { Message } from '#domain/translations/message.ts'

/** The overridden messages that the open page was prerendered with, so that hydration renders the same. */
export async function prerenderedTexts(document: Document): Promise<Record<string, Message>> {
  const given = document.querySelector('script[type="application/json"]')?.textContent
  if (!given) return {}
  const { readMessage } = await import('#domain/translations/message.ts')
  const texts = Object.entries(JSON.parse(given) as Record<string, unknown>)
  return Object.fromEntries(
    texts.flatMap(([key, text]) => {
      const message = readMessage(text)
      return message ? [[key, message] as const] : []
    }),
  )
}
