import type { RegisteredRouter } from '@tanstack/react-router'

const writing = 'input, textarea, select, [contenteditable]'

/**
 * Whether a question may cover the page: nothing else is open, and the visitor is not typing, ordering or designing a
 * shoe. Visitors without cookies are never asked, because they would be asked on every page.
 */
export function isPageFree(router: RegisteredRouter): boolean {
  return (
    navigator.cookieEnabled &&
    !document.querySelector(':is(dialog[open], :popover-open, .menu[open])') &&
    !document.activeElement?.matches(writing) &&
    !router.state.matches.some(({ staticData }) => staticData.layout === 'settings' || staticData.layout === 'auth')
  )
}
