/** Written in by the build: which build this is, and where the wire begins. */
declare const __BUILD_ID__: string
declare const __API_BASE__: string
/** Where customers find the shop, without a slash at its end. */
declare const __PUBLIC_URL__: string

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
