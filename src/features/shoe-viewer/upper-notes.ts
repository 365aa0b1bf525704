import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Upper } from '#domain/shoe/shoe-request.ts'

/** How the uppers differ, in a few words. */
export const upperNotes: Readonly<Record<Upper, MessageDescriptor>> = {
  strap: msg`The most open`,
  sandal: msg`Broader bands`,
  shell: msg`Closed, cut low`,
}
