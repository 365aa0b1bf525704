import type { MessageDescriptor } from '@lingui/core'
import type { GuardName, LayoutName } from '#domain/navigation/pages.ts'

/** The static data that every route declares about its page. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Declared once, by the pathless layout route. */
    layout?: LayoutName
    guards?: readonly GuardName[]
    title?: MessageDescriptor
    /** Shows the title without the shop's name. */
    exactTitle?: boolean
    description?: MessageDescriptor
    /** The status of a page that does not answer with 200. */
    status?: 404
    /** Excludes the page from search engines. */
    unlisted?: boolean
  }
}
