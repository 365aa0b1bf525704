/** If-None-Match compares weakly: a proxy that changed only the transport may have marked our tag with W/. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** A range is answered only while the file is still the one that the caller has the first part of. */
export function wantedRange(
  { range, condition }: { readonly range: string | undefined; readonly condition: unknown },
  etag: string,
): string | undefined {
  return condition === undefined || condition === etag ? range : undefined
}
