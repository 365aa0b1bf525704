import type { ShoeColour } from '../shoe-colours.ts'

/** What a file states about the shoe besides its triangles. */
export type FileLook = { readonly colour: ShoeColour; readonly name: string }
