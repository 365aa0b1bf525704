import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileRejection } from '#machines/foot-photo/foot-photo.types.ts'

/** Why a file cannot be read as a photo, and the one thing to change. */
export const fileRejectionTexts: Readonly<Record<FileRejection, MessageDescriptor>> = {
  empty: msg`This file is empty. Choose the photo again, or take a new one.`,
  damaged: msg`This photo is damaged or incomplete. If it comes from a message or a cloud, wait until all of it is there. Then choose it again, or take a new one.`,
  no_image: msg`We can’t read this file as a photo. Use a JPEG, PNG or WebP file.`,
  heic: msg`This browser can’t open HEIC photos. Save the photo as a JPEG, then choose it again.`,
  too_large: msg`The photo is too large. Save it at a smaller size.`,
}
