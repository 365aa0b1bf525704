/**
 * Compares If-None-Match weakly: a proxy that changed only the encoding of the transfer may have prefixed the ETag with
 * W/.
 */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** Returns the requested range unless If-Range names another version of the file than the current one. */
export function wantedRange(
  { range, condition }: { readonly range: string | undefined; readonly condition: unknown },
  etag: string,
): string | undefined {
  return condition === undefined || condition === etag ? range : undefined
}
