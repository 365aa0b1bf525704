import { type ParsedLocation, redirect } from '@tanstack/react-router'

/** Redirects to a page by a full document load. */
export function fullLoad({ publicHref, hash }: ParsedLocation) {
  // The address bar already shows this address. Navigating to it again would only scroll to its hash, so the
  // document is reloaded.
  if (hash) setTimeout(() => location.reload())
  return redirect({ href: publicHref, reloadDocument: true })
}
