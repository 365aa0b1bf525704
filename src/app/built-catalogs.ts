import type { Messages } from '@lingui/core'
import type { Language } from '#domain/settings.ts'
import { joinMessage } from '#domain/translations/join-message.ts'

/** Those of everybody and of routes, and those of topics, each below the name of its room. */
const catalogs = import.meta.glob<Messages>(['../locales/*/*.po', '../features/*/texts/*.po'], { import: 'messages' })

/** The rooms that have texts of their own. */
export const catalogNamespaces = [...new Set(Object.keys(catalogs).map((path) => path.split('/')[2] ?? ''))]

/**
 * The catalog of a feature as it is written here, with its no-break spaces; the build puts it into a file, by which browsers
 * get it.
 */
export async function loadMessages(namespace: string, language: Language): Promise<Messages> {
  const load =
    catalogs[`../locales/${namespace}/${language}.po`] ?? catalogs[`../features/${namespace}/texts/${language}.po`]
  // As the browser has it: few shops have changed a text.
  const { readMessage } = await import('#domain/translations/message.ts')
  const messages = Object.entries(load ? await load() : {}).map(([key, message]) => {
    const read = readMessage(message)
    return [key, read ? joinMessage(read) : message] as const
  })
  return Object.fromEntries(messages) as Messages
}
