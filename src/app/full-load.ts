import { type ParsedLocation, redirect } from '@tanstack/react-router'

/** Leads to a page as a document of its own. */
export function fullLoad({ publicHref, hash }: ParsedLocation) {
  // The address is written already, and written once more, one that points into a page would only scroll there.
  if (hash) setTimeout(() => location.reload())
  return redirect({ href: publicHref, reloadDocument: true })
}
