import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { topicsWithTexts } from '../build/chunks.ts'

export type Room = { readonly name: string; readonly sources: readonly string[] }

/** The files and folders of the first segments of addresses, in whatever layouts they stand: those begin with `_`. */
function pagesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`
    if (entry.name.startsWith('_') && entry.isDirectory()) return pagesIn(root, place)
    // What stands directly beside a layout belongs to the layout, and its texts to the common ones.
    const isPage = folder !== 'src/routes' && !/^[-_]|\.test\.tsx?$/.test(entry.name)
    return isPage ? [place] : []
  })
}

/**
 * The rooms of the shop, each with a catalog of its own: what stands below one first segment of an address, whatever its
 * layout. /cart and /cart/checkout are one room. A visitor loads the texts of the room that is entered, and no others.
 * What some rooms share is a room too, and so is what comes late: the table of chunks says which topics have texts of their own.
 */
export function roomsIn(root: string): Room[] {
  const rooms = new Map<string, string[]>()
  for (const place of pagesIn(root, 'src/routes')) {
    // Brackets keep a sign from being read as the router's own.
    const name = basename(place, '.tsx').replace(/\[(.)\]/g, '$1')
    const room = name === 'index' ? 'home' : name
    rooms.set(room, [...(rooms.get(room) ?? []), place])
  }
  for (const topic of [...topicsWithTexts('shared'), ...topicsWithTexts('late')]) {
    const folder = topic.replace(/\/$/, '')
    rooms.set(basename(folder), [folder])
  }
  return [...rooms].map(([name, sources]) => ({ name, sources })).sort((one, other) => (one.name < other.name ? -1 : 1))
}
