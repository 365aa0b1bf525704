import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sharedRooms } from '#domain/navigation/page-file.ts'

export type Room = { readonly name: string; readonly sources: readonly string[] }

const lateFeatures = ['address-form']

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
 * What some rooms share is a room too (`sharedRooms`). What starts once a page is alive brings its own texts too: each folder of `src/late` is a room.
 */
export function roomsIn(root: string): Room[] {
  const rooms = new Map<string, string[]>()
  for (const place of pagesIn(root, 'src/routes')) {
    // Brackets keep a sign from being read as the router's own.
    const name = basename(place, '.tsx').replace(/\[(.)\]/g, '$1')
    const room = name === 'index' ? 'home' : name
    rooms.set(room, [...(rooms.get(room) ?? []), place])
  }
  for (const shared of Object.keys(sharedRooms)) rooms.set(shared, [`src/features/${shared}`])
  for (const part of readdirSync(join(root, 'src', 'late'), { withFileTypes: true }).filter((one) => one.isDirectory()))
    rooms.set(part.name, [`src/late/${part.name}`])
  for (const feature of lateFeatures) rooms.set(feature, [`src/features/${feature}`])
  return [...rooms].map(([name, sources]) => ({ name, sources })).sort((one, other) => (one.name < other.name ? -1 : 1))
}
