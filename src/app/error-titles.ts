import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of an error page: one for 404, one for every other status. */
export function findErrorTitle(status: number): MessageDescriptor {
  return status === 404 ? msg`Page Not Found` : msg`Internal Server Error`
}
