import type { Messages } from '@lingui/core'
import type { Language } from '#domain/settings.ts'

const catalogs = import.meta.glob<Messages>('../locales/*/*.po', { import: 'messages' })

/** The rooms that have texts of their own. */
export const catalogRooms = [...new Set(Object.keys(catalogs).map((path) => path.split('/')[2] ?? ''))]

/** The catalog of a feature as it is written here; the build puts it into a file, by which browsers get it. */
export async function messagesOf(room: string, language: Language): Promise<Messages> {
  const load = catalogs[`../locales/${room}/${language}.po`]
  return load ? await load() : {}
}
