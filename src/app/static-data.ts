import type { MessageDescriptor } from '@lingui/core'
import type { GuardName, LayoutName } from '#domain/navigation/pages.ts'

/** What every route says about its page, beside its screen. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Said once, by the pathless route that lays the page out. */
    layout?: LayoutName
    guards?: readonly GuardName[]
    title?: MessageDescriptor
    /** The title stands alone in the window's name, without the shop's. */
    exactTitle?: boolean
    description?: MessageDescriptor
    /** A page that answers with another status than 200. */
    status?: 404
    /** Search engines leave the page out. */
    unlisted?: boolean
  }
}
