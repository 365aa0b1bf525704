/** Set by the build: the build ID, and the base path of the API. */
declare const __BUILD_ID__: string
declare const __API_BASE__: string
/** The public URL of the shop, without a slash at its end. */
declare const __PUBLIC_URL__: string

/** Which 3D view /shapediver has: ShapeDiver's, or three's alone. */
declare const __VIEWER__: 'shapediver' | 'three'

/** A module that the build bundles by itself, with copies of everything that it imports (scripts/build/standalone.ts). */
declare module '*?standalone' {
  export function load<Module>(): Promise<Module>
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
