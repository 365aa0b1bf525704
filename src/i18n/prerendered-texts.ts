import type { Message } from '#domain/translations/message.ts'

/** The changed texts that the open page was prerendered with, so that it is hydrated as it stands. */
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
