import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sharedRooms } from '#domain/navigation/page-file.ts'

export type Room = { readonly name: string; readonly sources: readonly string[] }

const lateFeatures = ['address-form']

/**
 * The rooms of the shop, each with a catalog of its own: what stands below one first segment of an address, whatever its
 * layout. /cart and /cart/checkout are one room. A visitor loads the texts of the room that is entered, and no others.
 * What some rooms share is a room too (`sharedRooms`). What starts once a page is alive brings its own texts too: each folder of `src/late` is a room.
 */
export function roomsIn(root: string): Room[] {
  const rooms = new Map<string, string[]>()
  const layouts = readdirSync(join(root, 'src', 'routes'), { withFileTypes: true }).filter((one) => one.isDirectory())
  for (const layout of layouts) {
    const folder = `src/routes/${layout.name}`
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      // What stands directly beside a layout belongs to the layout, and its texts to the common ones.
      if (entry.name.startsWith('-') || /\.test\.tsx?$/.test(entry.name)) continue
      // Brackets keep a sign from being read as the router's own.
      const name = entry.name.replace(/\.tsx$/, '').replace(/\[(.)\]/g, '$1')
      const room = name === 'index' ? 'home' : name
      rooms.set(room, [...(rooms.get(room) ?? []), `${folder}/${entry.name}`])
    }
  }
  for (const shared of Object.keys(sharedRooms)) rooms.set(shared, [`src/features/${shared}`])
  for (const part of readdirSync(join(root, 'src', 'late'), { withFileTypes: true }).filter((one) => one.isDirectory()))
    rooms.set(part.name, [`src/late/${part.name}`])
  for (const feature of lateFeatures) rooms.set(feature, [`src/features/${feature}`])
  return [...rooms].map(([name, sources]) => ({ name, sources })).sort((one, other) => (one.name < other.name ? -1 : 1))
}
