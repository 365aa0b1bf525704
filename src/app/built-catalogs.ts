import type { Messages } from '@lingui/core'
import type { Language } from '#domain/settings.ts'
import { joinMessage } from '#domain/translations/join-message.ts'

/**
 * The shared catalogs and those of routes, and the catalogs of features. Both lie in a folder named after
 * their namespace.
 */
const catalogs = import.meta.glob<Messages>(['../locales/*/*.po', '../features/*/texts/*.po'], { import: 'messages' })

/** The namespaces that have messages of their own. */
export const catalogNamespaces = [...new Set(Object.keys(catalogs).map((path) => path.split('/')[2] ?? ''))]

/**
 * Loads the catalog of a namespace from its source files, with no-break spaces added. The build writes the
 * result to a file, which browsers load.
 */
export async function loadMessages(namespace: string, language: Language): Promise<Messages> {
  const load =
    catalogs[`../locales/${namespace}/${language}.po`] ?? catalogs[`../features/${namespace}/texts/${language}.po`]
  // Loaded on demand, as in the browser: few shops override a message.
  const { readMessage } = await import('#domain/translations/message.ts')
  const messages = Object.entries(load ? await load() : {}).map(([key, message]) => {
    const read = readMessage(message)
    return [key, read ? joinMessage(read) : message] as const
  })
  return Object.fromEntries(messages) as Messages
}
