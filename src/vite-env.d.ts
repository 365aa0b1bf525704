/** Set by the build: the build ID, and the base path of the API. */
declare const __BUILD_ID__: string
declare const __API_BASE__: string
/** The public URL of the shop, without a slash at its end. */
declare const __PUBLIC_URL__: string

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
