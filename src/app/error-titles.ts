import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The two titles an error page can have. */
export function findErrorTitle(status: number): MessageDescriptor {
  return status === 404 ? msg`Page Not Found` : msg`Internal Server Error`
}
